import type { CallFilter } from '@rung/core';

/** A part of the filter to change; an explicit `undefined` clears that part. */
export type FilterChange = { readonly [Part in keyof CallFilter]?: CallFilter[Part] | undefined };

export const NO_FILTER: CallFilter = { outcomes: [] };

/** The filter after a change; parts that let everything through are left out. */
export function withChange(filter: CallFilter, change: FilterChange): CallFilter {
  const {
    outcomes = [],
    kinds = [],
    repairs = [],
    causes = [],
    codes = [],
    differs,
    expected,
    change: changed,
    tool,
    text = '',
  } = {
    ...filter,
    ...change,
  };
  return {
    outcomes,
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(tool === undefined ? {} : { tool }),
    ...(repairs.length === 0 ? {} : { repairs }),
    ...(causes.length === 0 ? {} : { causes }),
    ...(codes.length === 0 ? {} : { codes }),
    ...(differs === undefined ? {} : { differs }),
    ...(expected === undefined ? {} : { expected }),
    ...(changed === undefined ? {} : { change: changed }),
    ...(text === '' ? {} : { text }),
  };
}

/** Whether it may keep a call out. */
export function isNarrow({ outcomes, ...parts }: CallFilter): boolean {
  return outcomes.length > 0 || Object.keys(parts).length > 0;
}

/** One value more, or less, in a part of which any value is enough. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): readonly Value[] {
  const others = values?.filter((other) => other !== value) ?? [];
  return others.length === values?.length || values === undefined ? [...others, value] : others;
}
