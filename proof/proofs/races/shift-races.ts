import type { Shift } from '@nextshift/contract';
import { findLastDate, giveShifts, weeklyShift } from '@nextshift/test-kit/people/give-shifts';
import {
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { accept } from './acts.ts';
import type { Call } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

const PLACES = 5;
const OPENINGS_MAX = 50;

export const shiftRaces: readonly Race[] = [
  // Everybody applied for the same weekend, which has five openings, and is accepted for both days.
  acceptEverybody('accept into shifts, five openings', {
    openings: PLACES,
    shifts: () => [weeklyShift('sat', 7, PLACES), weeklyShift('sun', 7, PLACES)],
    expected: 'accepted 5, job Closed, places 10, different 10, fully staffed true',
  }),
  // A job with an opening for everybody has one shift, which has five spots.
  acceptEverybody('accept into one shift of five spots', {
    openings: OPENINGS_MAX,
    shifts: () => [weeklyShift('fri', 18, PLACES)],
    expected: 'accepted 5, job Active, places 5, different 5, fully staffed true',
  }),
  {
    // As many employers as clients hire the same person for hours that all overlap.
    name: 'one person, hired by all for the same hours',
    isLarge: true,
    async setUp({ crowd, database }) {
      const employers = await insertEmployers(database, crowd.size, 'corporate');
      const seekers = await insertSeekers(database, 1);
      const calls: Call[] = [];
      for (const [index, employer] of employers.entries()) {
        const [jobId = ''] = await insertJobs(database, employer, 1);
        const shift = weeklyShift('sat', 7 + (index % 3), PLACES);
        const shiftIds = await giveShifts(database, jobId, [shift]);
        const [id = ''] = await insertApplications(database, jobId, seekers);
        calls.push(accept(employer, id, shiftIds));
      }
      return {
        act: (client) => inTurn(calls, client),
        outcome: async () => ({
          statuses: { 200: 1, 409: crowd.size - 1 },
          expected: 'accepted 1, working 1, overlaps 0',
          found: await describeRow(
            database,
            `SELECT count(*) FILTER (WHERE status = 'accepted') AS accepted,
               (SELECT count(DISTINCT job_id) FROM assignments WHERE seeker_id = $1) AS working,
               (SELECT count(*) FROM assignments AS one JOIN assignments AS other USING (seeker_id)
                WHERE seeker_id = $1 AND one.id < other.id AND one.during && other.during
                  AND 'cancelled' NOT IN (one.status, other.status)) AS overlaps
             FROM applications WHERE seeker_id = $1`,
            [inTurn(seekers, 0).id],
          ),
        }),
      };
    },
  },
  {
    // A third of the requests confirm a date, the others cancel it. Confirming works until it is cancelled.
    name: 'confirm against cancel',
    isLarge: true,
    async setUp({ crowd, database }) {
      const hiring = { shifts: [weeklyShift('wed', 9, PLACES)], seekers: 1 };
      const { employer, seekers, ids, shiftIds } = await hire(database, hiring);
      const { token } = inTurn(seekers, 0);
      await crowd.send(() => accept(employer, inTurn(ids, 0), shiftIds));
      const date = await findLastDate(database, inTurn(ids, 0));
      // On each server both kinds meet, as it takes few writes of an account at a time.
      const confirms = (client: number) => client % 3 === 0;
      return {
        act: (client) => ({
          method: 'POST',
          path: `/api/shifts/${date}/${confirms(client) ? 'confirm' : 'cancel'}`,
          token,
          body: {},
        }),
        async outcome(replies) {
          const refused = countOf(replies, 409);
          const confirmed = replies.filter(
            ({ status }, client) => confirms(client) && status === 200,
          ).length;
          return {
            statuses: { 200: Math.floor((2 * crowd.size) / 3) + confirmed, 409: refused },
            expected: `status cancelled, by seeker, changes ${confirmed === 0 ? 1 : 2}`,
            found: await describeRow(
              database,
              'SELECT status, cancelled_by AS by, sequence AS changes FROM assignments WHERE id = $1',
              [date],
            ),
          };
        },
      };
    },
  },
];

/** As many applicants as clients are accepted for all shifts of a job that takes five. */
function acceptEverybody(
  name: string,
  job: {
    readonly openings: number;
    readonly shifts: () => readonly Shift[];
    /** Who has which spots, and whether every date has as many people as its shift has spots. */
    readonly expected: string;
  },
): Race {
  const { openings, shifts, expected } = job;
  return {
    name,
    isLarge: true,
    async setUp({ crowd, database }) {
      const hiring = { openings, shifts: shifts(), seekers: crowd.size };
      const { employer, jobId, ids, shiftIds } = await hire(database, hiring);
      return {
        act: (client) => accept(employer, inTurn(ids, client), shiftIds),
        outcome: async () => ({
          statuses: { 200: PLACES, 409: crowd.size - PLACES },
          expected,
          found: await describeRow(
            database,
            `SELECT accepted, jobs.status AS job, count(*) AS places,
               count(DISTINCT (shift_id, application_shifts.place)) AS different,
               (SELECT bool_and(people = $2) FROM
                 (SELECT count(DISTINCT seeker_id) AS people FROM assignments
                  WHERE job_id = $1 AND assignments.status <> 'cancelled'
                  GROUP BY shift_id, date) AS dates
               ) AS "fully staffed"
             FROM jobs JOIN job_applicant_counts ON job_applicant_counts.job_id = jobs.id
               JOIN applications ON applications.job_id = jobs.id
               JOIN application_shifts
                 ON application_id = applications.id AND application_shifts.place IS NOT NULL
             WHERE jobs.id = $1 GROUP BY accepted, jobs.status`,
            [jobId, PLACES],
          ),
        }),
      };
    },
  };
}
