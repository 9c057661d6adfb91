import { clearRecent, openRecent, type Recent } from '../state/recent.ts';
import { size } from '../ui/amounts.ts';
import { count } from '../ui/words.ts';
import type { MenuGroup } from './MenuButton.tsx';

/** Of a title, in UTF-16 units. */
const LONGEST = 36;

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What was shared or saved lately, with when and how large, and the way to be rid of it. None at first. */
export function recentGroups(recent: readonly Recent[], now = Date.now()): readonly MenuGroup[] {
  if (recent.length === 0) return [];
  return [
    {
      title: 'Shared or saved lately, in this browser',
      items: [
        ...recent.map((entry) => ({
          label: shortened(entry.title),
          detailStays: true,
          detail: `${count(entry.calls, 'call')} · ${size(entry.text.length)} · ${when(entry.at, now)}`,
          run: () => openRecent(entry),
        })),
        { label: 'Clear these', run: clearRecent },
      ],
    },
  ];
}

function shortened(title: string): string {
  if (title.trim() === '') return 'Untitled';
  return title.length > LONGEST ? `${title.slice(0, LONGEST)}…` : title;
}

/** The time of today, the day before that. */
function when(at: number, now: number): string {
  const isToday = day.format(at) === day.format(now) && now - at < 24 * 60 * 60 * 1_000;
  return isToday ? time.format(at) : day.format(at);
}
