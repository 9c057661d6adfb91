import type { Finding } from '@rung/core';
import type { BoxState } from './protocol.ts';

/** The state of a box in whose text `read` tools or calls were found. */
export function boxState(
  text: string,
  read: number,
  { format, problems }: { readonly format?: string; readonly problems: readonly Finding[] },
): BoxState {
  return {
    ...(format === undefined ? {} : { format }),
    problems,
    unread: read === 0 && problems.some(isError) && text.trim() !== '',
  };
}

export function firstError({ problems }: BoxState): Finding | undefined {
  return problems.find(isError);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}
