import { offsetAt, type Shift } from '@nextshift/contract';
import { timeZoneOf } from '../../../jobs/index.ts';
import type { ShiftRow } from './shifts.queries.ts';

/** When a shift is worked, as a week is compared with it. */
export type TimedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** A person's date as a shift of that date, on the clocks of its job. */
export function shiftOnDate(
  row: Pick<ShiftRow, 'date' | 'starts_at' | 'ends_at' | 'state' | 'time_zone'>,
): TimedShift {
  const timeZone = timeZoneOf(row);
  return {
    weekday: null,
    date: row.date,
    start: timeOn(timeZone, row.starts_at),
    end: timeOn(timeZone, row.ends_at),
  };
}

/** What the clocks of a zone show at a moment: `17:30`. */
function timeOn(timeZone: string, moment: Date): string {
  const shown = moment.getTime() + offsetAt(timeZone, moment.getTime());
  return new Date(shown).toISOString().slice(11, 16);
}
