import { isFreeFor, momentOf, type Shift, type Week, minutesOfShift } from '@nextshift/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type AssignedTime, findAssignedTimes } from './assigned-times.queries.ts';
import { findAvailability } from './availability.queries.ts';
import { weekInZone } from './week-in-zone.ts';

type TimedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

interface Applying {
  readonly seekerId: string;
  /** Those of the job. */
  readonly shifts: readonly TimedShift[];
  /** Of the job. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * For how many shifts of a job a seeker is free, as its employer may know; null if the seeker keeps it to themselves or
 * said nothing about their week.
 */
export async function freeShiftsOf(
  database: Queryable,
  { seekerId, shifts, timeZone, now }: Applying,
): Promise<{ free: number; of: number } | null> {
  const row = shifts.length === 0 ? undefined : await findAvailability(database, seekerId);
  if (!row?.share || row.weekly === '{}') return null;
  const assigned = await findAssignedTimes(database, seekerId, now);
  const week = weekInZone(row, assigned, { timeZone, now });
  const free = shifts.filter((shift) => isFree(shift, { week, assigned, timeZone }));
  return { free: free.length, of: shifts.length };
}

interface Time {
  readonly week: Week;
  readonly assigned: readonly AssignedTime[];
  readonly timeZone: string;
}

/** Whether a seeker can work a shift; one of a date clashes with what they have on that date. */
function isFree(shift: TimedShift, { week, assigned, timeZone }: Time): boolean {
  if (shift.date === null) return isFreeFor(shift, week);
  if (!isFreeFor(shift, { ...week, assigned: [] })) return false;
  const wallStart = Date.parse(`${shift.date}T${shift.start}:00Z`);
  const start = momentOf(timeZone, wallStart);
  const end = momentOf(timeZone, wallStart + minutesOfShift(shift) * 60_000);
  return !assigned.some(({ startsAt, endsAt }) => startsAt < end && start < endsAt);
}
