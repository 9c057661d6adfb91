import type { CallFilter, Count, DenyCause, FindingCode, Repair } from '@rung/core';
import { ChevronDown, ListFilter } from 'lucide';
import type { Answer } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { type FilterChange, toggled } from '../state/filter.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark, SeverityMark } from '../ui/Mark.tsx';
import { outcomeWords } from '../ui/outcomeWords.ts';
import { count } from '../ui/words.ts';
import { MenuButton, type MenuGroup, type MenuItem } from './MenuButton.tsx';

const repairWords = {
  alias: 'Synonyms renamed',
  positional: 'Values named',
} as const satisfies Record<Repair, string>;

const causeWords = {
  missing: 'Something is missing',
  arity: 'Number of values',
  order: 'Order of values',
  type: 'Type of a value',
  ambiguous: 'Two keys for one parameter',
  loss: 'A value would be lost',
  malformed: 'No JSON object',
} as const satisfies Record<DenyCause, string>;

const expectedWords = {
  met: 'As expected',
  'not-met': 'Not as expected',
} as const satisfies Record<NonNullable<CallFilter['expected']>, string>;

/** Which calls are listed, by what became of them and why; each value with the calls that it would let through. */
export function FilterMenu() {
  const { answer } = useAnswer();
  const filter = useRung((rung) => rung.filter);
  const { repairs = [], causes = [], codes = [] } = filter;
  const { expected, change } = filter;
  const beside = [expected, change].filter((part) => part !== undefined).length;
  const set = [filter.outcomes, repairs, causes, codes].flat().length + beside;
  return (
    <MenuButton
      label={set === 0 ? 'Filter' : `Filter, ${set} set`}
      className={set === 0 ? 'btn' : 'btn set'}
      groups={answer === undefined ? [] : groupsOf(answer, filter)}
    >
      <Icon of={ListFilter} size={14} />
      <span className="dock-word">Filter</span>
      {set > 0 && <span className="num">{set}</span>}
      <Icon of={ChevronDown} className="chev" size={14} />
    </MenuButton>
  );
}

function groupsOf({ facets, looked, expected }: Answer, filter: CallFilter): readonly MenuGroup[] {
  // What is set stays there to be taken back, even where it lets nothing through.
  const absent = filter.codes?.filter((code) => !facets.codes.some(({ value }) => value === code)) ?? [];
  const codes = [...facets.codes, ...absent.map((value) => ({ value, calls: 0, severity: 'hint' as const }))];
  const complete = looked.done >= looked.of;
  const groups: MenuGroup[] = [
    {
      title: 'Outcome',
      items: values(
        outcomeWords,
        facets.outcomes,
        filter.outcomes,
        (outcomes) => ({ outcomes }),
        (outcome) => <Mark outcome={outcome} />,
      ),
    },
    {
      title: 'Repaired by',
      items: values(repairWords, facets.repairs, filter.repairs, (repairs) => ({ repairs })),
    },
    {
      title: 'Sent back for',
      items: values(causeWords, facets.causes, filter.causes, (causes) => ({ causes })),
    },
    {
      title: complete
        ? 'Finding'
        : `Finding, in ${looked.done.toLocaleString('en')} of ${count(looked.of, 'call')} so far`,
      items: codes.map(({ value: code, severity, calls }) => ({
        label: codeWords(code),
        icon: <SeverityMark severity={severity} size={12} />,
        detail: calls.toLocaleString('en'),
        checked: filter.codes?.includes(code) ?? false,
        staysOpen: true,
        run: () => actions.setFilter({ codes: toggled(useRung.getState().filter.codes, code) }),
      })),
    },
    {
      title: 'Expected',
      items: (['met', 'not-met'] as const)
        .filter((which) => expected !== undefined || filter.expected === which)
        .map((which) => ({
          label: expectedWords[which],
          detail: (which === 'met' ? expected?.met : expected?.notMet)?.toLocaleString('en') ?? '0',
          checked: filter.expected === which,
          staysOpen: true,
          run: () => actions.setFilter({ expected: filter.expected === which ? undefined : which }),
        })),
    },
    { items: [{ label: 'Clear the filter', run: actions.clearFilter }] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function values<Value extends string>(
  words: Readonly<Record<Value, string>>,
  counts: readonly Count<Value>[],
  chosen: readonly Value[] | undefined,
  change: (values: readonly Value[]) => FilterChange,
  icon?: (value: Value) => MenuItem['icon'],
): MenuItem[] {
  const absent = chosen?.filter((value) => !counts.some((count) => count.value === value)) ?? [];
  return [...counts, ...absent.map((value) => ({ value, calls: 0 }))].map(({ value, calls }) => ({
    label: words[value],
    ...(icon === undefined ? {} : { icon: icon(value) }),
    detail: calls.toLocaleString('en'),
    checked: chosen?.includes(value) ?? false,
    staysOpen: true,
    run: () => actions.setFilter(change(toggled(chosen, value))),
  }));
}

/** `unknown-key` as `Unknown key`. */
export function codeWords(code: FindingCode): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
