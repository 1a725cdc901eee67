import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Call } from '../races/crowd.ts';

/** One of the times of the hours below: from noon or so on, in two days and those that follow. */
export function startOf(index: number): string {
  const day = Date.parse(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
  const [days, hour] = [Math.floor(index / 8), index % 8];
  return new Date(day + days * DAY_MS + (16 + hour) * HOUR_MS).toISOString();
}

/** Interviews at every hour, with one seat, to which all are invited. @returns their ids, in the order of the applications */
export async function insertInvitations(
  database: pg.Client,
  jobId: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const weekly = days.map((weekday) => ({ weekday, start: '00:00', end: '23:59' }));
  await database.query(
    `INSERT INTO interview_hours VALUES ($1, 60, $2, '[]', 1, 2, 14, 'onsite', '12 Main St', 'by_hand', now())`,
    [jobId, JSON.stringify(weekly)],
  );
  const ids = applicationIds.map(() => randomUUID());
  await database.query(
    `INSERT INTO interviews (id, application_id, job_id, employer_id, seeker_id, created_at, updated_at)
     SELECT invited.id, applications.id, job_id, employer_id, seeker_id, now(), now()
     FROM unnest($1::uuid[], $2::uuid[]) AS invited (id, application_id)
     JOIN applications ON applications.id = invited.application_id`,
    [ids, applicationIds],
  );
  return ids;
}

export function book({ token }: Account, id: string, startsAt: string): Call {
  return { method: 'POST', path: `/api/interviews/${id}/book`, token, body: { startsAt } };
}

export function cancel({ token }: Account, id: string): Call {
  return { method: 'POST', path: `/api/interviews/${id}/cancel`, token, body: {} };
}

export function invite({ token }: Account, applicationId: string): Call {
  return { method: 'POST', path: `/api/applications/${applicationId}/interview`, token, body: {} };
}
