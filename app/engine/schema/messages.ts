/** What the engine's worker asks of the worker that runs JSON Schema, and what it gets back: one answer to one question. */
import type { Finding, ToJudge } from '@rung/core';

/** A schema to compile, or with `args` a call to judge by it. */
export type ToSchemaWorker = Pick<ToJudge, 'schemaText'> & Partial<Pick<ToJudge, 'args' | 'repeatRequired'>>;

export type FromSchemaWorker =
  /** It has started, and takes questions. */
  | { readonly kind: 'ready' }
  /** Of a schema, whether calls can be judged by it, and what is wrong or odd about it. */
  | { readonly kind: 'schema'; readonly usable: boolean; readonly findings: readonly Finding[] }
  | { readonly kind: 'call'; readonly findings: readonly Finding[] }
  /** Compiled code is forbidden here, so nothing can ever be judged. */
  | { readonly kind: 'forbidden' }
  /** The question broke the validator. */
  | { readonly kind: 'broke'; readonly message: string };
