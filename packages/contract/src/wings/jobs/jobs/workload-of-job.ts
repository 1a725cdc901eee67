import type { HourlyPay } from './wage-range.ts';
import { formatDollars } from './format-pay.ts';
import { formatHours, hoursAndPay, type PaidByClocks } from './hours-and-pay.ts';
import { minutesOfShift } from '../shifts/shift-hours.ts';
import type { EachWorks, Shift } from '../shifts/shift-schemas.ts';

interface SharedWork {
  readonly shifts: readonly Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[];
  readonly eachWorks: EachWorks | null;
  /** How many people share the shifts. */
  readonly openings: number;
}

/**
 * What one person works and earns: the sum where all shifts go to each (`12 h a week, about $204`), else a shift
 * (`2 to 4 shifts a week, 5 h each, about $75 a shift`); null without shifts. Unsaid, all go to
 * each where there is one, or where one person is hired for single dates; a weekly sum is promised by nobody else.
 */
export function workloadOfJob(
  { shifts, eachWorks, openings }: SharedWork,
  paid: PaidByClocks,
): string | null {
  if (shifts.length === 0) return null;
  const areDates = shifts.every(({ weekday }) => weekday === null);
  const isAll = eachWorks?.all ?? (shifts.length === 1 || (openings === 1 && areDates));
  if (isAll) return hoursAndPay(shifts, paid);
  const minutes = shifts.map(minutesOfShift);
  const hours = { min: Math.min(...minutes) / 60, max: Math.max(...minutes) / 60 };
  const length =
    hours.min === hours.max
      ? formatHours(hours.max)
      : `${formatHours(hours.min).replace(' h', '')} to ${formatHours(hours.max)}`;
  const earned = payOf(hours, paid);
  const more = earned.length > 0 && paid.tipped ? ' + tips' : '';
  if (eachWorks === null) return [`${length} a shift`, ...earned].join(', ') + more;
  return (
    [numberOf(shifts, eachWorks), `${length} each`, ...earned.map((pay) => `${pay} a shift`)].join(
      ', ',
    ) + more
  );
}

/** Dates are worked once. */
function numberOf(shifts: SharedWork['shifts'], { min, max }: EachWorks): string {
  const often = min === max ? String(max) : `${String(min)} to ${String(max)}`;
  const noun = max === 1 ? 'shift' : 'shifts';
  const isWeekly = shifts.some(({ weekday }) => weekday !== null);
  return isWeekly ? `${often} ${noun} a week` : `${often} of these shifts`;
}

/** A gig pays once, however long its shifts are. */
function payOf(
  hours: { readonly min: number; readonly max: number },
  {
    hourlyPay,
    payFrequency,
  }: Pick<PaidByClocks, 'payFrequency'> & { readonly hourlyPay: HourlyPay | null },
): string[] {
  if (hourlyPay === null || payFrequency === 'One Time') return [];
  const [min, max] = [Math.round(hourlyPay.min * hours.min), Math.round(hourlyPay.max * hours.max)];
  return [`about ${min === max ? '' : `${formatDollars(min)}–`}${formatDollars(max)}`];
}
