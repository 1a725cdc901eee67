import { timeZoneOfState } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Where a job is, as its employer says. */
interface Location {
  readonly zipCode: string | null;
  readonly city: string;
  readonly state: string;
  readonly locationType: string;
}

/** The IANA time zone of a location: that of its place in the gazetteer, else of its state. */
export async function findTimeZone(database: Queryable, location: Location): Promise<string> {
  const { zipCode, city, state, locationType } = location;
  const { rows } = await sql<{ time_zone: string | null }>`
    select time_zone from places
    where id = job_place(${zipCode}, ${city}, ${state}, ${locationType})`.execute(database);
  return rows[0]?.time_zone ?? timeZoneOfState(state);
}
