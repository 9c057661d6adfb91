import { ChevronDown, Download, Square } from 'lucide';
import { useAnswer } from '../engine/useAnswer.ts';
import { openExport } from '../state/exporting.ts';
import { isNarrow, NO_FILTER } from '../state/filter.ts';
import { copyCalls, saveCalls, stopSaving, useSaving } from '../state/saving.ts';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { MenuButton, type MenuGroup } from './MenuButton.tsx';
import { useChosenCall } from './useChosenCall.ts';

/** Takes calls and verdicts out of the page: those that the filter lets through, or one of each group. */
export function SaveMenu() {
  const { answer } = useAnswer();
  const filter = useRung((rung) => rung.filter);
  const chosen = useChosenCall();
  const part = useSaving((saving) => saving.part);
  if (part !== undefined) {
    return (
      <button type="button" className="btn" onClick={stopSaving}>
        <Icon of={Square} size={14} />
        Stop
        <span className="num muted">{Math.floor(100 * part)} %</span>
      </button>
    );
  }
  const all = answer?.counters.calls ?? 0;
  const matching = answer?.matching ?? 0;
  const narrow = isNarrow(filter);
  const calls = count(matching, narrow ? 'matching call' : 'call');
  const groups = count(answer?.groups ?? 0, 'call');
  const none = matching === 0;
  const menu: MenuGroup[] = [
    {
      items: [
        { label: 'Copy the chosen call', detail: 'JSON Lines', run: () => void copyCalls([chosen]) },
        { label: `Copy ${calls}`, detail: 'JSON Lines', disabled: none, run: () => void copyCalls(filter) },
        {
          label: 'Copy one call a group',
          detail: groups,
          disabled: none,
          run: () => void copyCalls(filter, true),
        },
      ],
    },
    {
      items: [
        {
          label: `Save ${calls}`,
          detail: '.jsonl',
          disabled: none,
          run: () => void saveCalls({ what: 'calls', format: 'jsonl', of: filter }),
        },
        {
          label: 'Save one call a group',
          detail: groups,
          disabled: none,
          run: () => void saveCalls({ what: 'calls', format: 'jsonl', of: filter, onePerGroup: true }),
        },
      ],
    },
    {
      items: [{ label: 'Export', detail: 'tests, code, a report', run: openExport }],
    },
    {
      title: 'What was decided',
      items: (['jsonl', 'csv'] as const).flatMap((format) => {
        const as = format === 'csv' ? 'CSV' : 'JSON Lines';
        return [
          ...(narrow
            ? [
                {
                  label: `Save ${count(matching, 'matching verdict')} as ${as}`,
                  disabled: none,
                  run: () => void saveCalls({ what: 'verdicts', format, of: filter }),
                },
              ]
            : []),
          {
            label: `Save all ${count(all, 'verdict')} as ${as}`,
            run: () => void saveCalls({ what: 'verdicts', format, of: NO_FILTER }),
          },
        ];
      }),
    },
  ];
  return (
    <MenuButton label="Save" className="btn" groups={menu}>
      <Icon of={Download} size={14} />
      <span className="dock-word">Save</span>
      <Icon of={ChevronDown} className="chev" size={14} />
    </MenuButton>
  );
}
