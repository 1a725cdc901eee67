import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import type { Account } from '@nextshift/test-kit/people/insert-people';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Call } from '../races/crowd.ts';
import { hire, inTurn } from '../races/hire.ts';
import { countOf, describeRow, type Race } from '../races/race.ts';

/** Applicants for each time. */
const RIVALS = 10;

export const interviewRaces: readonly Race[] = [
  {
    // Everybody is invited, and ten want the same time at the same moment.
    name: 'book, ten for each time',
    isLarge: true,
    async setUp({ crowd, database }) {
      const { jobId, seekers, ids } = await hire(database, { seekers: crowd.size });
      const interviews = await invite(database, jobId, ids);
      const times = crowd.size / RIVALS;
      return {
        act: (client) =>
          book(inTurn(seekers, client), inTurn(interviews, client), startOf(client % times)),
        outcome: async () => ({
          statuses: { 200: times, 409: crowd.size - times },
          expected: `booked ${times}, different ${times}`,
          found: await describeRow(
            database,
            `SELECT count(*) AS booked, count(DISTINCT during) AS different
             FROM interviews WHERE job_id = $1 AND status = 'booked'`,
            [jobId],
          ),
        }),
      };
    },
  },
  {
    // A third of the requests move an interview, the others cancel it. Moving works until it is cancelled.
    name: 'move against cancel',
    async setUp({ crowd, database }) {
      const { employer, jobId, seekers, ids } = await hire(database, { seekers: 1 });
      const [interview = ''] = await invite(database, jobId, ids);
      const seeker = inTurn(seekers, 0);
      const moves = (client: number) => client % 3 === 0;
      return {
        act: (client) =>
          moves(client) ? book(seeker, interview, startOf(client)) : cancel(employer, interview),
        async outcome(replies) {
          const refused = countOf(replies, 409);
          const moved = replies.filter(
            ({ status }, client) => moves(client) && status === 200,
          ).length;
          return {
            statuses: { 200: crowd.size - refused, 409: refused },
            expected: `status cancelled, by employer, changes ${moved + 1}`,
            found: await describeRow(
              database,
              'SELECT status, cancelled_by AS by, sequence AS changes FROM interviews WHERE id = $1',
              [interview],
            ),
          };
        },
      };
    },
  },
];

/** One of the times of the hours below: from noon or so on, in two days and those that follow. */
function startOf(index: number): string {
  const day = Date.parse(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
  const [days, hour] = [Math.floor(index / 8), index % 8];
  return new Date(day + days * DAY_MS + (16 + hour) * HOUR_MS).toISOString();
}

/** Interviews at every hour, with one seat, to which all are invited. @returns their ids, in the order of the applications */
async function invite(
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

function book({ token }: Account, id: string, startsAt: string): Call {
  return { method: 'POST', path: `/api/interviews/${id}/book`, token, body: { startsAt } };
}

function cancel({ token }: Account, id: string): Call {
  return { method: 'POST', path: `/api/interviews/${id}/cancel`, token, body: {} };
}
