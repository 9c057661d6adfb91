import type { Baseline, CallFilter, Scenario } from '@rung/core';
import { BoxCalls } from './boxCalls.ts';
import { afterMessages } from './breathe.ts';
import type { CallSource } from './callSource.ts';
import type { Comparison } from './comparison.ts';
import { type Expected, expectedOf } from './expected.ts';
import { keptOf } from './kept.ts';
import type { Answer } from './protocol.ts';
import { remember } from './remember.ts';
import type { CallsView } from './view.ts';

/** So many calls are compared before the question is answered. */
const FEW = 2_000;

interface Told {
  /** By call, 1 where the filter lets it through as far as it is told call by call; absent where all are. */
  readonly kept: Uint8Array | undefined;
  /** An answer with what is known beside the cases. */
  readonly told: <View extends CallsView>(view: View) => View & Pick<Answer, 'expected' | 'compared'>;
}

/** What is known of calls beside their cases: whether expectations hold, and what changed since the baseline. */
export class Beside {
  readonly #news: () => void;
  readonly #expected = remember(expectedOf, (calls, expect) => [
    calls,
    calls.table.toolbox,
    JSON.stringify(expect),
  ]);
  /** The same list as long as it is the same, so that nobody sorts the calls anew. */
  readonly #kept = remember(keptOf, (filter, size, expected, comparison) => [
    JSON.stringify([filter.expected, filter.change]),
    size,
    expected,
    comparison,
    comparison?.done,
  ]);
  #comparison: { readonly baseline: string; readonly of: Comparison } | undefined;

  constructor(news: () => void) {
    this.#news = news;
  }

  async of(calls: CallSource, { expect, baseline }: Scenario, filter: CallFilter): Promise<Told> {
    const expected =
      expect !== undefined && calls instanceof BoxCalls ? this.#expected(calls, expect) : undefined;
    const comparison = await this.#compare(calls, baseline);
    return {
      kept: this.#kept(filter, calls.table.size, expected, comparison),
      told: (view) => ({
        ...view,
        ...(expected === undefined ? {} : withExpected(view, expected)),
        ...(comparison === undefined ? {} : { compared: comparison.view() }),
      }),
    };
  }

  async #compare(calls: CallSource, baseline: Baseline | undefined): Promise<Comparison | undefined> {
    const key = baseline === undefined ? undefined : JSON.stringify(baseline);
    if (this.#comparison?.baseline !== key || this.#comparison?.of.isAbout(calls) !== true) {
      this.#comparison?.of.stop();
      this.#comparison = undefined;
    }
    if (baseline === undefined || key === undefined) return undefined;
    if (this.#comparison === undefined) {
      const { Comparison } = await import('./later.ts');
      this.#comparison = { baseline: key, of: new Comparison(calls, baseline) };
    }
    const { of } = this.#comparison;
    const { size } = calls.table;
    if (of.done < size) {
      const going = of.goOn(this.#news);
      if (size <= FEW) await going;
      else await Promise.race([going.then(this.#news), afterMessages()]);
    }
    return of;
  }
}

function withExpected(
  { items, detail }: CallsView,
  { view, byCall }: Expected,
): Pick<Answer, 'expected' | 'items' | 'detail'> {
  const withOne = <Item extends { readonly index: number }>(item: Item): Item => {
    const expectation = byCall.get(item.index);
    return expectation === undefined ? item : { ...item, expectation };
  };
  return {
    expected: view,
    items: items.map((item) => (item.row === 'call' ? withOne(item) : item)),
    ...(detail === undefined ? {} : { detail: withOne(detail) }),
  };
}
