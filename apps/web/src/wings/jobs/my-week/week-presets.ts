import {
  normalizeRanges,
  rangesOfSpans,
  spansOfRanges,
  type Weekday,
  type WeeklySpan,
  weekdays,
} from '@nextshift/contract';

const WORKDAYS = weekdays.slice(0, 5);
const WEEKEND = weekdays.slice(5);

function each(days: readonly Weekday[], start: string, end: string): WeeklySpan[] {
  return days.map((weekday) => ({ weekday, start, end }));
}

/** Times that many people have in common, to add with one press; a day's parts are those that searches filter by. */
export const WEEK_PRESETS: readonly { readonly name: string; readonly spans: WeeklySpan[] }[] = [
  { name: 'Weekday mornings', spans: each(WORKDAYS, '05:00', '12:00') },
  { name: 'Weekday afternoons', spans: each(WORKDAYS, '12:00', '17:00') },
  { name: 'Weekday evenings', spans: each(WORKDAYS, '17:00', '22:00') },
  { name: 'Weekends', spans: each(WEEKEND, '05:00', '22:00') },
];

/** Weekly spans with others added, those that touch merged. */
export function addSpans(spans: readonly WeeklySpan[], added: readonly WeeklySpan[]): WeeklySpan[] {
  return spansOfRanges(normalizeRanges([...rangesOfSpans(spans), ...rangesOfSpans(added)]));
}
