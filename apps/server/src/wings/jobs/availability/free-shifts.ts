import { type Shift, whyNotFree } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import { findAssignedTimes } from './assigned-times.queries.ts';
import { findAvailability } from './availability.queries.ts';
import { ownWeekOf } from './own-week.ts';

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
  const week = ownWeekOf(row, assigned);
  const takeTurns = createEventLoopYield();
  let free = 0;
  for (const shift of shifts) {
    if (whyNotFree(shift, week, { timeZone, now }) === null) free += 1;
    await takeTurns();
  }
  return { free, of: shifts.length };
}
