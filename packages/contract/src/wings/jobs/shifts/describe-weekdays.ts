import { type Weekday, weekdays } from './shift-enumerations.ts';

export const weekdayLabels = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const satisfies Record<Weekday, string>;

/** Weekdays in words; three or more in a row are a span: `Mon, Wed, Fri to Sun`, `Every day`. */
export function daysInWords(days: readonly Weekday[]): string {
  const ordered = weekdays.filter((day) => days.includes(day));
  return ordered.length === weekdays.length ? 'Every day' : spansOfDays(ordered).join(', ');
}

function spansOfDays(days: readonly Weekday[]): string[] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || !first || !last) return run.map((day) => weekdayLabels[day]);
    return [`${weekdayLabels[first]} to ${weekdayLabels[last]}`];
  });
}
