import type { Case, ReportCall, Verdict } from '@rung/core';
import { verdictLine as lineOf } from '@rung/core/exports';

/** A call that is written to a file. */
export interface SavedCall {
  readonly index: number;
  readonly call: ReportCall;
  readonly verdict: Verdict;
  /** The case of the call, with its outcome and what was found. */
  readonly seen: Case;
}

/** A call as one line that can be pasted again; args that are no JSON are written as a text. */
export function callLine({ call: { tool, args } }: Pick<SavedCall, 'call'>): string {
  const name = tool === undefined ? '' : `"tool":${JSON.stringify(tool)},`;
  return `{${name}"args":${isJson(args) ? onOneLine(args) : JSON.stringify(args)}}\n`;
}

/** What was decided about a call, as one line. */
export function verdictLine({ seen, ...told }: SavedCall): string {
  return lineOf({ ...told, outcome: seen.outcome, findings: seen.marks });
}

export const CSV_HEAD = 'index,tool,outcome,kind,reason,repair,cause,missing,findings,args,newArgs\r\n';

/** The same as a line of a table (RFC 4180). */
export function verdictRow({ index, call, verdict, seen }: SavedCall): string {
  const cells = [
    String(index),
    call.tool ?? '',
    seen.outcome ?? '',
    verdict.kind,
    verdict.reason,
    verdict.kind === 'TRANSFORM' ? verdict.repair : '',
    verdict.kind === 'DENY' ? verdict.cause : '',
    verdict.kind === 'DENY' ? verdict.stillMissing.join(' ') : '',
    (seen.marks ?? []).map(({ code }) => code).join(' '),
    call.args,
    verdict.kind === 'TRANSFORM' ? verdict.newArgs : '',
  ];
  return `${cells.map(cell).join()}\r\n`;
}

/** Spreadsheets take a cell that begins with one of these signs for a formula; an apostrophe keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** In JSON, line breaks stand only between the tokens. */
function onOneLine(json: string): string {
  return json.replace(/[\r\n]+/gu, ' ');
}
