import { insertApplications, insertJobs } from '@nextshift/test-kit/people/insert-people';
import { accept, withdraw } from './acts.ts';
import { CLIENTS } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

/** Openings of a job that hires several. */
const OPENINGS = 5;
const HALF = CLIENTS / 2;

/** What employers do with forms and applications. */
export const decisionRaces: readonly Race[] = [
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
    // Anyone who is accepted withdraws, so every opening comes free; only five at a time close the job, which ends the
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
    // Applicants of twenty jobs are accepted when the employer may accept two more.
    name: 'accept at the limit of an employer',
    async setUp({ database }) {
      const { employer, seekers } = await hire(database, { seekers: CLIENTS, applied: 0 });
      const ids: string[] = [];
      for (const [client, jobId] of (await insertJobs(database, employer, CLIENTS)).entries()) {
        ids.push(...(await insertApplications(database, jobId, [inTurn(seekers, client)])));
      }
      // Twice the openings and five, which are those of the twenty jobs and of the first.
      await database.query(
        `INSERT INTO acceptances (application_id, accepted_at, job_id, employer_id, ended_by, ended_at)
         SELECT $1, now() - n * interval '1 minute', gen_random_uuid(), $2, 'employer', now()
         FROM generate_series(1, 2 * $3 + 5) AS n`,
        [ids[0], employer.id, CLIENTS],
      );
      return {
        act: (client) => accept(employer, inTurn(ids, client)),
        outcome: async () => ({
          statuses: { 200: 2, 409: CLIENTS - 2 },
          expected: 'accepted 2',
          found: await describeRow(
            database,
            `SELECT count(*) AS accepted FROM applications
             WHERE employer_id = $1 AND status = 'accepted'`,
            [employer.id],
          ),
        }),
      };
    },
  },
  {
    name: 'create a form',
    async setUp({ database }) {
      const { employer, jobId } = await hire(database);
      const { token } = employer;
      return {
        act(client) {
          const questions = [{ id: `q${client}`, type: 'text', question: 'Why?' }];
          const path = '/employerapplications/create';
          return { method: 'POST', path, token, body: { jobId, questions } };
        },
        outcome: async () => ({
          statuses: { 201: CLIENTS },
          expected: 'current 1',
          found: await describeRow(
            database,
            'SELECT count(*) AS current FROM application_forms WHERE job_id = $1 AND is_current',
            [jobId],
          ),
        }),
      };
    },
  },
  {
    name: 'delete an accepted application',
    async setUp({ crowd, database }) {
      const { employer, jobId, ids } = await hire(database, { seekers: 1 });
      const { token } = employer;
      const path = `/employerapplications/${inTurn(ids, 0)}`;
      await crowd.send(() => accept(employer, inTurn(ids, 0)));
      return {
        act: () => ({ method: 'DELETE', path, token, body: {} }),
        outcome: async () => ({
          statuses: { 204: 1, 404: CLIENTS - 1 },
          expected: 'acceptances 1, shown 0',
          found: await describeRow(
            database,
            `SELECT count(*) AS acceptances, (SELECT count(*) FROM applications
               WHERE job_id = $1 AND hidden_from_employer_at IS NULL) AS shown
             FROM acceptances WHERE job_id = $1`,
            [jobId],
          ),
        }),
      };
    },
  },
];
