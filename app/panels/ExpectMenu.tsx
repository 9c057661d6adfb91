import { ChevronDown, Pin } from 'lucide';
import { useAnswer } from '../engine/useAnswer.ts';
import { forgetAllCalls, forgetCall, pinAllCalls, pinCall } from '../state/expecting.ts';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { count } from '../ui/words.ts';
import { MenuButton, type MenuGroup } from './MenuButton.tsx';

/** Pins what the calls say now, so that a link or a file of the scenario is a test; a trace is no part of it. */
export function ExpectMenu() {
  const { answer, state } = useAnswer();
  const expect = useRung((rung) => rung.scenario.expect);
  const source = useRung((rung) => rung.source);
  const detail = answer?.detail;
  if (source === 'trace' || detail === undefined) return null;
  const { index, verdict } = detail;
  const old = state !== 'current';
  const groups: MenuGroup[] = [
    {
      title: 'Pin what it says now',
      items: [
        { label: `Call ${index + 1}`, disabled: old, run: () => pinCall(index, verdict) },
        {
          label: `All ${count(answer?.counters.calls ?? 0, 'call')}`,
          disabled: old,
          run: () => void pinAllCalls(),
        },
      ],
    },
    {
      title: 'Forget',
      items: [
        { label: `Call ${index + 1}`, disabled: expect?.[index] == null, run: () => forgetCall(index) },
        { label: 'All expectations', disabled: expect === undefined, run: forgetAllCalls },
      ],
    },
  ];
  return (
    <MenuButton label="Expect" className="btn" groups={groups}>
      <Icon of={Pin} size={14} />
      <span className="dock-word">Expect</span>
      <Icon className="chev" of={ChevronDown} size={14} />
    </MenuButton>
  );
}
