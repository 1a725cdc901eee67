import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

interface TakenSeat {
  readonly interviewId: string;
  readonly seat: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The seats of a job that are taken from a moment on. */
export async function findTakenSeats(
  database: Queryable,
  jobId: string,
  from: Date,
): Promise<TakenSeat[]> {
  return database
    .selectFrom('interviews')
    .select([
      'id as interviewId',
      sql<number>`seat`.as('seat'),
      sql<Date>`lower(during)`.as('startsAt'),
      sql<Date>`upper(during)`.as('endsAt'),
    ])
    .where('job_id', '=', jobId)
    .where('status', 'in', ['booked', 'attended', 'missed'])
    .where(sql<boolean>`upper(during) > ${from}`)
    .execute();
}

/** When a seeker has other interviews from a moment on. */
export async function findInterviewTimes(
  database: Queryable,
  { seekerId, exceptId, from }: { seekerId: string; exceptId: string; from: Date },
) {
  return database
    .selectFrom('interviews')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('seeker_id', '=', seekerId)
    .where('id', '<>', exceptId)
    .where('status', '=', 'booked')
    .where(sql<boolean>`upper(during) > ${from}`)
    .execute();
}

/** How many interviews a seeker missed since then. */
export async function countMissed(
  database: Queryable,
  seekerId: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('interviews')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where('status', '=', 'missed')
    .where(sql<boolean>`lower(during) > ${since}`)
    .executeTakeFirstOrThrow();
  return count;
}
