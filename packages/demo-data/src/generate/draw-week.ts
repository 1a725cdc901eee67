import type { WeeklySpan } from '@nextshift/contract';
import { demoNextTerm, demoSeekerWeek, studentWeeks } from '../content/student-weeks.ts';
import type { NotedHours } from '../content/week-notation.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoWeek } from '../demo-data.ts';
import { seededRandom } from './seeded-random.ts';

/** Hours a week that the demo seeker does not want to exceed. */
const DEMO_HOURS_MAX = 20;

/** The week that a seeker has saved; most have, and most of these share it. */
export function drawWeek(seekerKey: string): DemoWeek | null {
  const random = seededRandom(`week:${seekerKey}`);
  const isDemo = seekerKey === demoAccounts.seeker.key;
  const hasWeek = random.chance(0.75);
  const { free, busy } = isDemo ? demoSeekerWeek : random.pick(studentWeeks);
  const share = isDemo || random.chance(0.85);
  if (!hasWeek && !isDemo) return null;
  return {
    weekly: free.flatMap(spansOf),
    busy: busy.flatMap(spansOf),
    nextTerm: isDemo ? demoNextTerm.flatMap(spansOf) : [],
    share,
    weeklyHoursMax: isDemo ? DEMO_HOURS_MAX : null,
  };
}

function spansOf({ days, start, end }: NotedHours): WeeklySpan[] {
  return days.map((weekday) => ({ weekday, start, end }));
}
