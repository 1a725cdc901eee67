import { hoursAWeek } from '../shifts/hours-a-week.ts';
import { hoursOf } from '../shifts/shift-hours.ts';
import type { HourlyPayBasis, PayFrequency } from './job-enumerations.ts';
import { HOURS_ASSUMED, type Pay } from './wage-range.ts';

/** Weeks of a month on average: 173.33 hours are 40 a week. */
const WEEKS_A_MONTH = 4.33325;

/** The hours that a unit of a job's pay is for, and where they come from; null if it has none. */
export function hoursOfPay(pay: Pay): { hours: number; basis: HourlyPayBasis } | null {
  const { payFrequency, expectedHours = null } = pay;
  if (payFrequency === null || payFrequency === 'Gift Card') return null;
  if (payFrequency === 'Per Hour') return { hours: 1, basis: 'stated' };
  if (payFrequency === 'One Time' && expectedHours !== null) {
    return { hours: expectedHours, basis: 'stated' };
  }
  const hours = hoursOfShifts(payFrequency, pay.shifts ?? []);
  if (hours !== null) return { hours, basis: 'from_shifts' };
  if (payFrequency === 'One Time') return null;
  return { hours: HOURS_ASSUMED[payFrequency], basis: 'assumed' };
}

type HourlessFrequency = Exclude<PayFrequency, 'Gift Card' | 'Per Hour'>;

/** The hours of a unit of pay as the shifts say: a day is a shift on average, a gig all of them. */
function hoursOfShifts(
  frequency: HourlessFrequency,
  shifts: NonNullable<Pay['shifts']>,
): number | null {
  if (shifts.length === 0) return null;
  const dated = shifts.filter(({ date }) => date !== null);
  if (frequency === 'One Time') return dated.length === shifts.length ? hoursOf(shifts) : null;
  if (frequency === 'Per Day') return hoursOf(shifts) / shifts.length;
  const week = hoursAWeek(shifts);
  if (week === null || dated.length > 0) return null;
  return frequency === 'Per Week' ? week : week * WEEKS_A_MONTH;
}
