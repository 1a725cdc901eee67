import type { Shift } from '@nextshift/contract';
import { findLastDate, giveShifts, weeklyShift } from '@nextshift/test-kit/people/give-shifts';
import {
  type Account,
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { describeRow, type Outcome, type Race, type RaceContext } from '../races/race.ts';

const PLACES = 5;
const OPENINGS_MAX = 50;

/** Everybody applied for the same weekend, which has five openings, and is accepted for both days. */
export const acceptIntoShifts: Race = {
  name: 'accept into shifts, five openings',
  run: (track) =>
    acceptEverybody(track, {
      openings: PLACES,
      shifts: [weeklyShift('sat', 7, PLACES), weeklyShift('sun', 7, PLACES)],
      expected: 'accepted 5, job Closed, places 10, different 10, fully staffed true',
    }),
};

/** A job with an opening for everybody has one shift, which has five places. */
export const fillOneShift: Race = {
  name: 'accept into one shift of five places',
  run: (track) =>
    acceptEverybody(track, {
      openings: OPENINGS_MAX,
      shifts: [weeklyShift('fri', 18, PLACES)],
      expected: 'accepted 5, job Active, places 5, different 5, fully staffed true',
    }),
};

interface Job {
  readonly openings: number;
  readonly shifts: readonly Shift[];
  readonly expected: string;
}

/** As many applicants as clients are accepted for all shifts of a job that takes five. */
async function acceptEverybody(
  { crowd, database }: RaceContext,
  { openings, shifts, expected }: Job,
): Promise<Outcome> {
  const [employer = nobody()] = await insertEmployers(database, 1, 'corporate');
  const [jobId = ''] = await insertJobs(database, employer, 1, null, openings);
  const shiftIds = await giveShifts(database, jobId, shifts);
  const seekers = await insertSeekers(database, crowd.size);
  const ids = await insertApplications(database, jobId, seekers);
  const replies = await crowd.send((client) => acceptanceOf(employer, ids[client] ?? '', shiftIds));
  const found = await describePlaces(database, jobId);
  return {
    replies,
    expected: `200 x ${PLACES}, 409 x ${crowd.size - PLACES}`,
    state: { expected, found },
  };
}

/** As many employers as clients hire the same person for hours that all overlap. */
export const hireAtOnce: Race = {
  name: 'one person, hired by all for the same hours',
  async run({ crowd, database }) {
    const employers = await insertEmployers(database, crowd.size, 'corporate');
    const [seeker = nobody()] = await insertSeekers(database, 1);
    const calls: ReturnType<typeof acceptanceOf>[] = [];
    for (const [index, employer] of employers.entries()) {
      const [jobId = ''] = await insertJobs(database, employer, 1);
      const shiftIds = await giveShifts(database, jobId, [
        weeklyShift('sat', 7 + (index % 3), PLACES),
      ]);
      const [id = ''] = await insertApplications(database, jobId, [seeker]);
      calls.push(acceptanceOf(employer, id, shiftIds));
    }
    const replies = await crowd.send((client) => calls[client] ?? nobody());
    const found = await describeRow(
      database,
      `SELECT count(*) FILTER (WHERE status = 'accepted') AS accepted,
        (SELECT count(DISTINCT job_id) FROM assignments WHERE seeker_id = $1) AS working,
        (SELECT count(*) FROM assignments AS one JOIN assignments AS other USING (seeker_id)
         WHERE seeker_id = $1 AND one.id < other.id AND one.during && other.during
           AND 'cancelled' NOT IN (one.status, other.status)) AS overlaps
      FROM applications WHERE seeker_id = $1`,
      [seeker.id],
    );
    return {
      replies,
      expected: `200 x 1, 409 x ${crowd.size - 1}`,
      state: { expected: 'accepted 1, working 1, overlaps 0', found },
    };
  },
};

/** Half of the requests confirm a date, half cancel it. Confirming works until it is cancelled. */
export const confirmOrCancel: Race = {
  name: 'confirm against cancel',
  async run({ crowd, database }) {
    const [employer = nobody()] = await insertEmployers(database, 1, 'corporate');
    const [seeker = nobody()] = await insertSeekers(database, 1);
    const [jobId = ''] = await insertJobs(database, employer, 1);
    const shiftIds = await giveShifts(database, jobId, [weeklyShift('wed', 9, PLACES)]);
    const [id = ''] = await insertApplications(database, jobId, [seeker]);
    await crowd.send(() => acceptanceOf(employer, id, shiftIds));
    const assignmentId = await findLastDate(database, id);
    const half = Math.floor(crowd.size / 2);
    const replies = await crowd.send((client) => ({
      method: 'POST',
      path: `/api/shifts/${assignmentId}/${client < half ? 'confirm' : 'cancel'}`,
      token: seeker.token,
      body: {},
    }));
    const confirmed = replies.slice(0, half).filter(({ status }) => status === 200).length;
    const found = await describeRow(
      database,
      'SELECT status, cancelled_by AS by, sequence AS changes FROM assignments WHERE id = $1',
      [assignmentId],
    );
    const refused = half - confirmed;
    return {
      replies,
      expected: `200 x ${crowd.size - refused}${refused === 0 ? '' : `, 409 x ${refused}`}`,
      state: {
        expected: `status cancelled, by seeker, changes ${confirmed === 0 ? 1 : 2}`,
        found,
      },
    };
  },
};

function acceptanceOf({ token }: Account, id: string, shiftIds: readonly string[]) {
  const body = { status: 'Accepted', shiftIds };
  return { method: 'PUT', path: `/employerapplications/${id}`, token, body };
}

/** Who has which places of a job, and whether every date has as many people as its shift has places. */
function describePlaces(database: RaceContext['database'], jobId: string): Promise<string> {
  return describeRow(
    database,
    `SELECT accepted, jobs.status AS job, count(*) AS places,
       count(DISTINCT (shift_id, application_shifts.place)) AS different,
       (SELECT bool_and(people = $2) FROM
         (SELECT count(DISTINCT seeker_id) AS people FROM assignments
          WHERE job_id = $1 AND assignments.status <> 'cancelled' GROUP BY shift_id, date) AS dates
       ) AS "fully staffed"
     FROM jobs JOIN job_applicant_counts ON job_applicant_counts.job_id = jobs.id
       JOIN applications ON applications.job_id = jobs.id
       JOIN application_shifts ON application_id = applications.id AND application_shifts.place IS NOT NULL
     WHERE jobs.id = $1 GROUP BY accepted, jobs.status`,
    [jobId, PLACES],
  );
}

function nobody(): never {
  throw new Error('There are fewer people than clients.');
}
