import { insertJobs } from '@nextshift/test-kit/people/insert-people';
import { apply, deleteAccount, withdraw } from './acts.ts';
import { CLIENTS } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

/** Applicant limit of a job on the basic plan. */
const BASIC_APPLICANTS = 20;
const HALF = CLIENTS / 2;

const applicants = `SELECT count(*) AS applications, max(applicants) AS counted
  FROM applications JOIN job_applicant_counts USING (job_id) WHERE job_id = $1`;

/** Applying, and what the job counts. */
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
    name: 'apply, room for one more',
    async setUp({ database }) {
      const taken = BASIC_APPLICANTS - 1;
      const { seekers, jobId } = await hire(database, {
        plan: 'basic',
        maxApplicants: BASIC_APPLICANTS,
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
  {
    // Ten apply, six withdraw and four delete their accounts.
    name: 'apply, withdraw and delete accounts',
    async setUp({ database }) {
      const hiring = { seekers: CLIENTS, applied: HALF };
      const { jobId, seekers, ids } = await hire(database, hiring);
      return {
        act(client) {
          const seeker = inTurn(seekers, client);
          if (client >= HALF) return apply(seeker, jobId);
          return client % 4 < 2 ? withdraw(seeker, inTurn(ids, client)) : deleteAccount(seeker);
        },
        async outcome(replies) {
          const withdrawn = countOf(replies, 200);
          return {
            statuses: { 200: withdrawn, 201: HALF, 204: HALF - withdrawn },
            expected: `applications ${HALF + withdrawn}, counted ${HALF}`,
            found: await describeRow(
              database,
              `SELECT count(*) FILTER (WHERE seeker_id IS NOT NULL) AS applications,
                 max(applicants) AS counted
               FROM applications JOIN job_applicant_counts USING (job_id) WHERE job_id = $1`,
              [jobId],
            ),
          };
        },
      };
    },
  },
  {
    name: 'apply to an employer, who gets one mail in ten minutes',
    async setUp({ database }) {
      const { employer, jobId, seekers } = await hire(database, { seekers: CLIENTS, applied: 0 });
      const jobIds = [jobId, ...(await insertJobs(database, employer, 1))];
      return {
        act: (client) => apply(inTurn(seekers, client), inTurn(jobIds, client % 4 < 2 ? 0 : 1)),
        outcome: async () => ({
          statuses: { 201: CLIENTS },
          // A mail for each ten minutes in which one applied: these may end meanwhile.
          expected: 'mails beyond one 0',
          found: await describeRow(
            database,
            `SELECT (SELECT count(*) FROM graphile_worker.jobs WHERE strpos(key, $1::text) > 0)
               - count(DISTINCT floor(extract(epoch FROM created_at) / 600)) AS "mails beyond one"
             FROM applications WHERE employer_id = $1::uuid`,
            [employer.id],
          ),
        }),
      };
    },
  },
];
