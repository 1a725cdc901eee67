import {
  minutesOfShift,
  type Shift,
  weekdayLabels,
  weekdayOfShift,
  weekdays,
} from '@nextshift/contract';
import { formatHours } from '../../../entities/shift/hours-and-pay.ts';

type Timed = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** `6 h`, or for a night `8 h, ends Sun`. */
export function lengthInWords(shift: Timed): string {
  const hours = formatHours(minutesOfShift(shift) / 60);
  if (shift.end > shift.start) return hours;
  const next = weekdays[(weekdays.indexOf(weekdayOfShift(shift)) + 1) % weekdays.length] ?? 'mon';
  return `${hours}, ends ${shift.weekday === null ? 'the next day' : weekdayLabels[next]}`;
}
