import { type Availability, JOBS_TIME_ZONE, timeZoneOfState } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findAvailability, findStateOfSeeker } from './availability.queries.ts';
import { presentAvailability } from './present-availability.ts';

/** When a seeker can work; before they say anything, nothing in the zone of their state. */
export async function readAvailability(
  database: Queryable,
  seekerId: string,
): Promise<Availability> {
  const row = await findAvailability(database, seekerId);
  if (row) return presentAvailability(row);
  const state = await findStateOfSeeker(database, seekerId);
  const timeZone = state === null ? JOBS_TIME_ZONE : timeZoneOfState(state);
  return { timeZone, weekly: [], busy: [], share: true, weeklyHoursMax: null };
}
