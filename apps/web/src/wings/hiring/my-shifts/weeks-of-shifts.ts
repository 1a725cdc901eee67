import {
  addDays,
  type Assignment,
  dateOfWeek,
  dayIn,
  formatCalendarDays,
  formatDollarRange,
  formatHours,
  HOUR_MS,
  weekdays,
} from '@nextshift/contract';

export interface ShiftWeek {
  /** Its Monday, as `2026-11-30`. */
  readonly monday: string;
  /** `This week`, `Next week`, `Dec 14 to 20, 2026`. */
  readonly title: string;
  readonly shifts: Assignment[];
}

/** Dates in their order by weeks, each on the clocks of its place of work. */
export function weeksOfShifts(shifts: readonly Assignment[], asOf: Date): ShiftWeek[] {
  const weeks: ShiftWeek[] = [];
  for (const shift of shifts) {
    const monday = mondayOf(shift.timeZone, new Date(shift.startsAt));
    const last = weeks.at(-1);
    if (last?.monday === monday) last.shifts.push(shift);
    else weeks.push({ monday, title: titleOf(monday, shift.timeZone, asOf), shifts: [shift] });
  }
  return weeks;
}

/** `8 h, about $128–$152`, and what has no hourly pay, without the dates that are cancelled; empty for none. */
export function sumOfShifts(shifts: readonly Assignment[]): string {
  const worked = shifts.filter(({ status }) => status !== 'cancelled');
  if (worked.length === 0) return '';
  const pay = { min: 0, max: 0 };
  let hours = 0;
  for (const { startsAt, endsAt, hourlyPay } of worked) {
    const length = (Date.parse(endsAt) - Date.parse(startsAt)) / HOUR_MS;
    hours += length;
    pay.min += length * (hourlyPay?.min ?? 0);
    pay.max += length * (hourlyPay?.max ?? 0);
  }
  if (pay.max === 0) return formatHours(hours);
  const range = { min: Math.round(pay.min), max: Math.round(pay.max) };
  const tips = worked.some(({ tipped }) => tipped) ? ' + tips' : '';
  const unpriced = worked.filter(({ hourlyPay }) => hourlyPay === null).length;
  const rest =
    unpriced > 0
      ? ` and ${unpriced === 1 ? '1 shift' : `${String(unpriced)} shifts`} without hourly pay`
      : '';
  return `${formatHours(hours)}, about ${formatDollarRange(range)}${tips}${rest}`;
}

function titleOf(monday: string, timeZone: string, asOf: Date): string {
  const present = mondayOf(timeZone, asOf);
  if (monday === present) return 'This week';
  if (monday === addDays(present, weekdays.length)) return 'Next week';
  return formatCalendarDays(monday, dateOfWeek(monday, 'sun'));
}

function mondayOf(timeZone: string, moment: Date): string {
  return dateOfWeek(dayIn(timeZone, moment), 'mon');
}
