import { hoursAWeek } from '../shifts/hours-a-week.ts';
import { hoursOf } from '../shifts/shift-hours.ts';
import type { HourlyPayBasis, PayFrequency } from './job-enumerations.ts';
import { HOURS_ASSUMED, type Pay } from './wage-range.ts';

/** Weeks of a month on average: 173.33 hours are 40 a week. */
const WEEKS_A_MONTH = 4.33325;

/** From the fewest to the most. */
interface Hours {
  readonly min: number;
  readonly max: number;
}

/** The hours that a unit of a job's pay is for, and where they come from; null if it has none. */
export function hoursOfPay(pay: Pay): { hours: Hours; basis: HourlyPayBasis } | null {
  const { payFrequency, expectedHours = null } = pay;
  if (payFrequency === null || payFrequency === 'Gift Card') return null;
  if (payFrequency === 'Per Hour') return { hours: exactly(1), basis: 'stated' };
  if (payFrequency === 'One Time' && expectedHours !== null) {
    return { hours: exactly(expectedHours), basis: 'stated' };
  }
  const hours = hoursOfShifts(payFrequency, pay);
  if (hours !== null) return { hours, basis: 'from_shifts' };
  if (payFrequency === 'One Time') return null;
  return { hours: exactly(HOURS_ASSUMED[payFrequency]), basis: 'assumed' };
}

type HourlessFrequency = Exclude<PayFrequency, 'Gift Card' | 'Per Hour'>;

/**
 * The hours of a unit of pay as the shifts say: a day is a shift on average, a gig all of them, a week those that one
 * person works.
 */
function hoursOfShifts(
  frequency: HourlessFrequency,
  { shifts = [], eachWorks = null }: Pay,
): Hours | null {
  if (shifts.length === 0) return null;
  const dated = shifts.filter(({ date }) => date !== null);
  const all = hoursOf(shifts);
  if (frequency === 'One Time') return dated.length === shifts.length ? exactly(all) : null;
  const each = all / shifts.length;
  if (frequency === 'Per Day') return exactly(each);
  const week = hoursAWeek(shifts);
  if (week === null || dated.length > 0) return null;
  const weeks = frequency === 'Per Week' ? 1 : WEEKS_A_MONTH;
  const { min, max } = eachWorks ?? { min: null, max: null };
  if (min === null || max === null) return exactly(week * weeks);
  return { min: each * min * weeks, max: each * max * weeks };
}

function exactly(hours: number): Hours {
  return { min: hours, max: hours };
}
