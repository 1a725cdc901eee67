import { randomUUID } from 'node:crypto';
import { insertEmployers, insertJobs } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody, newEmail, PASSWORD } from '@nextshift/test-kit/people/people';
import { CLIENTS } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

const HALF = CLIENTS / 2;
const QUARTER = CLIENTS / 4;
/** Active jobs of an employer on the plan of these races. */
const ACTIVE = 3;

const post = { method: 'POST', path: '/employerjobs/createjob', body: minimalJobBody };

export const accountRaces: readonly Race[] = [
  {
    name: 'save',
    async setUp({ database }) {
      const { jobId, seekers } = await hire(database, { seekers: 1, applied: 0 });
      const { id: userId, token } = inTurn(seekers, 0);
      return {
        act: () => ({ method: 'POST', path: '/savedjobs/add', token, body: { userId, jobId } }),
        outcome: async () => ({
          statuses: { 200: 19, 201: 1 },
          expected: 'saved 1',
          found: await describeRow(
            database,
            'SELECT count(*) AS saved FROM saved_jobs WHERE seeker_id = $1',
            [userId],
          ),
        }),
      };
    },
  },
  {
    // An employer who may have three active jobs posts twenty.
    name: 'plan limit',
    async setUp({ database }) {
      const { id, token } = inTurn(await insertEmployers(database, 1, 'accelerate'), 0);
      return {
        act: () => ({ ...post, token }),
        outcome: async () => ({
          statuses: { 201: ACTIVE, 403: CLIENTS - ACTIVE },
          expected: 'jobs 3, active 3',
          found: await describeRow(
            database,
            `SELECT count(*) AS jobs, count(*) FILTER (WHERE status = 'Active') AS active
             FROM jobs WHERE employer_id = $1`,
            [id],
          ),
        }),
      };
    },
  },
  {
    // Ten drafts are published, five jobs posted and five reposted by an employer with room for three.
    name: 'publish, post and repost within the plan',
    async setUp({ database }) {
      const employer = inTurn(await insertEmployers(database, 1, 'accelerate'), 0);
      const { id, token } = employer;
      const drafts = Array.from({ length: HALF }, () => randomUUID());
      await database.query(
        `INSERT INTO job_drafts (id, employer_id, fields, created_at, updated_at)
         SELECT id, $2, $3, now(), now() FROM unnest($1::uuid[]) AS id`,
        [drafts, id, JSON.stringify(minimalJobBody)],
      );
      const closed = await insertJobs(database, employer, QUARTER);
      await database.query(
        `UPDATE jobs SET status = 'Closed', closed_reason = 'closed', closed_at = now()
         WHERE id = ANY($1)`,
        [closed],
      );
      const publish = (draft: string) => `/api/job-drafts/${draft}/publish`;
      // Those on one server alternate as well.
      const calls = [
        ...drafts.map((draft) => ({ method: 'POST', path: publish(draft), body: {} })),
        ...closed.map((job) => ({
          method: 'PUT',
          path: `/employerjobs/${job}`,
          body: { status: 'Active' },
        })),
        ...closed.map(() => post),
      ];
      return {
        act: (client) => ({ ...inTurn(calls, client), token }),
        async outcome(replies) {
          const published = countOf(replies.slice(0, HALF), 201);
          const created = countOf(replies, 201);
          return {
            statuses: { 200: countOf(replies, 200), 201: created, 403: CLIENTS - ACTIVE },
            expected: `active 3, jobs ${QUARTER + created}, drafts ${HALF - published}`,
            found: await describeRow(
              database,
              `SELECT count(*) FILTER (WHERE status = 'Active') AS active, count(*) AS jobs,
                 (SELECT count(*) FROM job_drafts WHERE employer_id = $1) AS drafts
               FROM jobs WHERE employer_id = $1`,
              [id],
            ),
          };
        },
      };
    },
  },
  {
    // Twenty people sign up with one address, each spelling it differently.
    name: 'signup email',
    async setUp({ database }) {
      const email = newEmail();
      const body = { firstName: 'Robin', lastName: 'Park', password: PASSWORD };
      return {
        act: (client) => ({
          method: 'POST',
          path: '/user/signup',
          body: { ...body, email: client % 2 === 0 ? email : email.toUpperCase() },
        }),
        outcome: async () => ({
          statuses: { 201: 1, 409: 19 },
          expected: 'accounts 1, sessions 1',
          found: await describeRow(
            database,
            `SELECT count(DISTINCT seekers.id) AS accounts, count(sessions.id) AS sessions
             FROM seekers LEFT JOIN sessions ON seeker_id = seekers.id
             WHERE lower(email) = lower($1)`,
            [email],
          ),
        }),
      };
    },
  },
];
