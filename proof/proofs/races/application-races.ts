import { accept, apply, withdraw } from './acts.ts';
import { CLIENTS } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

/** Applicant limit of a job on the basic plan. */
const BASIC_PLACES = 20;
/** Openings of a job that hires several. */
const OPENINGS = 5;
const HALF = CLIENTS / 2;

const applicants = `SELECT count(*) AS applications, max(applicants) AS counted
  FROM applications JOIN job_applicant_counts USING (job_id) WHERE job_id = $1`;

export const applicationRaces: readonly Race[] = [
  {
    name: 'apply, one seeker',
    async setUp({ database }) {
      const { seekers, jobId } = await hire(database, { seekers: 1, applied: 0 });
      return {
        act: () => apply(inTurn(seekers, 0), jobId),
        outcome: async () => ({
          statuses: { 201: 1, 409: 19 },
          expected: 'applications 1, counted 1',
          found: await describeRow(database, applicants, [jobId]),
        }),
      };
    },
  },
  {
    name: 'apply, the last place',
    async setUp({ database }) {
      const taken = BASIC_PLACES - 1;
      const { seekers, jobId } = await hire(database, {
        plan: 'basic',
        places: BASIC_PLACES,
        seekers: taken + CLIENTS,
        applied: taken,
      });
      return {
        act: (client) => apply(inTurn(seekers, taken + client), jobId),
        outcome: async () => ({
          statuses: { 201: 1, 409: 19 },
          expected: 'applications 20, counted 20',
          found: await describeRow(database, applicants, [jobId]),
        }),
      };
    },
  },
  ...[1, OPENINGS].map((openings): Race => ({
    name: openings === 1 ? 'accept' : 'accept, five openings',
    async setUp({ database }) {
      const { employer, jobId, ids } = await hire(database, { openings, seekers: CLIENTS });
      return {
        act: (client) => accept(employer, inTurn(ids, client)),
        outcome: async () => ({
          statuses: { 200: openings, 409: CLIENTS - openings },
          expected: `accepted ${openings}, places ${openings}, last ${openings}, counted ${openings}, job Closed`,
          found: await describeRow(
            database,
            `SELECT count(*) FILTER (WHERE applications.status = 'accepted') AS accepted,
                 count(DISTINCT place) AS places, max(place) AS last,
                 max(job_applicant_counts.accepted) AS counted, max(jobs.status) AS job
               FROM applications JOIN jobs ON jobs.id = job_id
                 JOIN job_applicant_counts USING (job_id)
               WHERE job_id = $1`,
            [jobId],
          ),
        }),
      };
    },
  })),
  {
    // Withdrawing works before and after the acceptance, which works at most once and never after it.
    name: 'accept against withdraw',
    async setUp({ database }) {
      const { employer, seekers, ids } = await hire(database, { seekers: 1 });
      const [seeker, id] = [inTurn(seekers, 0), inTurn(ids, 0)];
      return {
        act: (client) => (client < HALF ? accept(employer, id) : withdraw(seeker, id)),
        async outcome(replies) {
          const accepted = Math.min(1, countOf(replies.slice(0, HALF), 200));
          const job = accepted ? 'Closed' : 'Active';
          // Applied, accepted, contact shown, withdrawn.
          const events = accepted ? 4 : 2;
          return {
            statuses: { 200: 1 + accepted, 409: CLIENTS - 1 - accepted },
            expected: `application withdrawn, job ${job}, acceptances ${accepted}, events ${events}, counted 0`,
            found: await describeRow(
              database,
              `SELECT applications.status AS application, jobs.status AS job,
                 (SELECT count(*) FROM acceptances WHERE application_id = applications.id) AS acceptances,
                 (SELECT count(*) FROM application_events WHERE application_id = applications.id) AS events,
                 applicants AS counted
               FROM applications JOIN jobs ON jobs.id = job_id
                 JOIN job_applicant_counts ON job_applicant_counts.job_id = jobs.id
               WHERE applications.id = $1`,
              [id],
            ),
          };
        },
      };
    },
  },
  {
    // Anyone who is accepted withdraws, so every place comes free; only five at a time close the job, which ends the
    // applications of those who have not withdrawn by then.
    name: 'accept against withdraw, five openings',
    async setUp({ database }) {
      const hiring = { openings: OPENINGS, seekers: HALF };
      const { employer, jobId, seekers, ids } = await hire(database, hiring);
      return {
        act: (client) =>
          client < HALF
            ? accept(employer, inTurn(ids, client))
            : withdraw(inTurn(seekers, client), inTurn(ids, client)),
        async outcome(replies) {
          const accepted = countOf(replies.slice(0, HALF), 200);
          const withdrawn = countOf(replies.slice(HALF), 200);
          return {
            statuses: { 200: accepted + withdrawn, 409: CLIENTS - accepted - withdrawn },
            expected: `applicants ${HALF - withdrawn}, accepted 0, withdrawn ${withdrawn}, acceptances ${accepted}, whole true`,
            found: await describeRow(
              database,
              `SELECT applicants, accepted,
                 (SELECT count(*) FROM applications WHERE job_id = jobs.id
                    AND applications.status = 'withdrawn' AND place IS NULL) AS withdrawn,
                 (SELECT count(*) FROM acceptances
                  WHERE job_id = jobs.id AND ended_by = 'seeker') AS acceptances,
                 CASE jobs.status WHEN 'Closed' THEN $2 >= openings ELSE $3 = 10 END AS whole
               FROM jobs JOIN job_applicant_counts ON job_id = jobs.id WHERE jobs.id = $1`,
              [jobId, accepted, withdrawn],
            ),
          };
        },
      };
    },
  },
  {
    // Ten times a job is closed while ten seekers apply: nobody applies to the closed one.
    name: 'close against apply',
    async setUp({ database }) {
      const { employer, jobId, seekers } = await hire(database, { seekers: CLIENTS, applied: 0 });
      const { token } = employer;
      return {
        act: (client) =>
          client % 4 < 2
            ? { method: 'DELETE', path: `/employerjobs/${jobId}`, token, body: {} }
            : apply(inTurn(seekers, client), jobId),
        async outcome(replies) {
          const applied = countOf(replies, 201);
          return {
            statuses: { 200: HALF, 201: applied, 409: HALF - applied },
            expected: `job Closed, counted ${applied}, late 0, tasks 1`,
            found: await describeRow(
              database,
              `SELECT jobs.status AS job, applicants AS counted,
                 (SELECT count(*) FROM applications
                  WHERE job_id = jobs.id AND applications.created_at > closed_at) AS late,
                 (SELECT count(*) FROM graphile_worker.jobs AS queued
                  WHERE queued.key = 'end-applications ' || jobs.id) AS tasks
               FROM jobs JOIN job_applicant_counts ON job_id = jobs.id WHERE jobs.id = $1`,
              [jobId],
            ),
          };
        },
      };
    },
  },
];
