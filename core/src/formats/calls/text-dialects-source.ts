import { quote } from '../../quote.ts';
import type { Place } from '../place.ts';
import { CLOSINGS, MARKERS } from './text-dialects-table.ts';

/** What the tools are called and what they take: tool → parameter → declared type (`string|null`; empty: any). */
export type OfferedTools = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A call that was found in a text. */
export interface FoundCall {
  readonly tool: string;
  /** JSON text, as far as it came. */
  readonly args: string;
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  /** The text ends inside the call. */
  readonly truncated?: true;
  /** The args were put into JSON from another notation. */
  readonly translated?: true;
}

/** A part of a text that was not understood, and why. */
export interface Unread {
  readonly start: number;
  readonly end: number;
  readonly why: string;
}

/** What was read behind an opening. */
export interface Reading {
  readonly calls: readonly FoundCall[];
  readonly unread: readonly Unread[];
  /** Where reading goes on. */
  readonly end: number;
  /** How far the text was looked at, if that is further. */
  readonly reached?: number;
}

const SPACE = /\s*/y;
/** Longer names are none; the limit keeps a row of openings without anything else linear. */
const NAME = /[\p{L}\p{N}_$.:/-]{1,256}/uy;

/** The place where something stops, in words. */
export function placeInWords(text: string, offset: number): string {
  const [start = ''] = text.slice(offset, offset + 20).split('\n');
  return start === '' ? 'the end of the line' : quote(start);
}

/** A text without the start of a marker that it ends in. */
export function withoutStartOf(marker: string, text: string): string {
  for (let length = marker.length - 1; length > 0; length -= 1) {
    if (text.endsWith(marker.slice(0, length))) return text.slice(0, -length);
  }
  return text;
}

/** A text that is read from front to back. Every stretch of it is searched about once for each marker. */
export class Source {
  readonly text: string;
  /** Absent when it is not known what was offered. */
  readonly offered: OfferedTools | undefined;
  readonly #found = new Map<string, { readonly from: number; readonly at: number }>();
  readonly #closings = new RegExp(`\\s*(?:${CLOSINGS})`, 'y');
  readonly #markers = new RegExp(MARKERS, 'g');
  #marker = { from: -1, at: -1, marker: '' };

  constructor(text: string, offered: OfferedTools | undefined) {
    this.text = text;
    this.offered = offered;
  }

  /** Where a marker stands next; the length of the text if nowhere. */
  find(marker: string, from: number): number {
    const last = this.#found.get(marker);
    if (last !== undefined && last.from <= from && from <= last.at) return last.at;
    const found = this.text.indexOf(marker, from);
    const at = found === -1 ? this.text.length : found;
    this.#found.set(marker, { from, at });
    return at;
  }

  /** Where one of the markers stands next; the length of the text if none does. */
  findAny(markers: readonly string[], from: number): number {
    return Math.min(this.text.length, ...markers.map((marker) => this.find(marker, from)));
  }

  /** The next marker; an empty one at the end of the text. */
  nextMarker(from: number): { readonly at: number; readonly marker: string } {
    if (this.#marker.from <= from && from <= this.#marker.at) return this.#marker;
    this.#markers.lastIndex = from;
    const found = this.#markers.exec(this.text);
    this.#marker = { from, at: found?.index ?? this.text.length, marker: found?.[0] ?? '' };
    return this.#marker;
  }

  /** Behind the marker that stands here or behind the white space here; `at` itself where none does. */
  past(markers: readonly string[], at: number): number {
    const start = this.skipSpace(at);
    const marker = markers.find((candidate) => this.#stands(candidate, start));
    return marker === undefined ? at : start + marker.length;
  }

  /** Behind what closes a call here or behind the white space here; `at` itself where nothing does. */
  pastClosing(at: number): number {
    this.#closings.lastIndex = at;
    return at + (this.#closings.exec(this.text)?.[0].length ?? 0);
  }

  /** Whether a marker stands at a place; a fence that names a language is another one. */
  #stands(marker: string, at: number): boolean {
    return this.text.startsWith(marker, at) && (marker !== '```' || !/\w/.test(this.text.charAt(at + 3)));
  }

  skipSpace(at: number): number {
    SPACE.lastIndex = at;
    return at + (SPACE.exec(this.text)?.[0].length ?? 0);
  }

  /** A tool's name that stands here; empty when none does. */
  name(at: number): string {
    NAME.lastIndex = at;
    return NAME.exec(this.text)?.[0] ?? '';
  }
}
