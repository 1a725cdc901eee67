import { randomUUID } from 'node:crypto';
import {
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody } from '@nextshift/test-kit/people/people';
import { CLIENTS, type Reply } from '../races/crowd.ts';
import { describeRow, type Race } from '../races/race.ts';

const HALF = CLIENTS / 2;
const QUARTER = CLIENTS / 4;

/**
 * Ten times one applicant is accepted, ten times the applicant withdraws. Withdrawing works before and
 * after the acceptance, which works at most once and never after it.
 */
export const acceptOrWithdraw: Race = {
  name: 'accept against withdraw',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    const [seeker] = await insertSeekers(database, 1);
    if (!employer || !seeker) throw new Error('Nobody was inserted.');
    const [jobId = ''] = await insertJobs(database, employer, 1);
    const [id = ''] = await insertApplications(database, jobId, [seeker]);
    const replies = await crowd.send((client) =>
      client < HALF
        ? {
            method: 'PUT',
            path: `/employerapplications/${id}`,
            token: employer.token,
            body: { status: 'Accepted' },
          }
        : {
            method: 'POST',
            path: `/api/applications/${id}/withdraw`,
            token: seeker.token,
            body: {},
          },
    );
    const accepted = Math.min(1, countOf(replies.slice(0, HALF), 200));
    const query = `SELECT applications.status AS application, jobs.status AS job,
        (SELECT count(*) FROM acceptances WHERE application_id = applications.id) AS acceptances,
        (SELECT count(*) FROM application_events WHERE application_id = applications.id) AS events,
        applicants AS counted
      FROM applications JOIN jobs ON jobs.id = job_id
        JOIN job_applicant_counts ON job_applicant_counts.job_id = jobs.id
      WHERE applications.id = $1`;
    const found = await describeRow(database, query, [id]);
    const job = accepted ? 'Closed' : 'Active';
    // Applied, accepted, contact shown, withdrawn.
    const events = accepted ? 4 : 2;
    return {
      replies,
      expected: `200 x ${1 + accepted}, 409 x ${CLIENTS - 1 - accepted}`,
      state: {
        expected: `application withdrawn, job ${job}, acceptances ${accepted}, events ${events}, counted 0`,
        found,
      },
    };
  },
};

/** Openings of a job that hires several. */
const OPENINGS = 5;

/** Twenty applicants of one job with five openings are accepted. */
export const acceptSeveral: Race = {
  name: 'accept, five openings',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    const seekers = await insertSeekers(database, CLIENTS);
    if (!employer) throw new Error('Nobody was inserted.');
    const [jobId = ''] = await insertJobs(database, employer, 1, null, OPENINGS);
    const ids = await insertApplications(database, jobId, seekers);
    const replies = await crowd.send((client) => ({
      method: 'PUT',
      path: `/employerapplications/${ids[client] ?? ''}`,
      token: employer.token,
      body: { status: 'Accepted' },
    }));
    const query = `SELECT count(*) FILTER (WHERE applications.status = 'accepted') AS accepted,
      count(DISTINCT place) AS places, max(place) AS last, max(job_applicant_counts.accepted) AS counted,
      max(jobs.status) AS job
      FROM applications JOIN jobs ON jobs.id = job_id JOIN job_applicant_counts USING (job_id)
      WHERE job_id = $1`;
    const found = await describeRow(database, query, [jobId]);
    return {
      replies,
      expected: '200 x 5, 409 x 15',
      state: { expected: 'accepted 5, places 5, last 5, counted 5, job Closed', found },
    };
  },
};

/**
 * Ten applicants for five openings are accepted while each withdraws. Anyone who is accepted withdraws, so every place comes
 * free; only five at a time close the job, which ends the applications of those who have not withdrawn by then.
 */
export const acceptOrWithdrawSeveral: Race = {
  name: 'accept against withdraw, five openings',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    const seekers = await insertSeekers(database, HALF);
    if (!employer) throw new Error('Nobody was inserted.');
    const [jobId = ''] = await insertJobs(database, employer, 1, null, OPENINGS);
    const ids = await insertApplications(database, jobId, seekers);
    const replies = await crowd.send((client) => {
      const id = ids[client % HALF] ?? '';
      return client < HALF
        ? {
            method: 'PUT',
            path: `/employerapplications/${id}`,
            token: employer.token,
            body: { status: 'Accepted' },
          }
        : {
            method: 'POST',
            path: `/api/applications/${id}/withdraw`,
            token: seekers[client % HALF]?.token ?? '',
            body: {},
          };
    });
    const accepted = countOf(replies.slice(0, HALF), 200);
    const withdrawn = countOf(replies.slice(HALF), 200);
    const query = `SELECT applicants, accepted,
        (SELECT count(*) FROM applications
         WHERE job_id = jobs.id AND applications.status = 'withdrawn' AND place IS NULL) AS withdrawn,
        (SELECT count(*) FROM acceptances WHERE job_id = jobs.id AND ended_by = 'seeker') AS acceptances,
        CASE jobs.status WHEN 'Closed' THEN $2 >= openings ELSE $3 = 10 END AS whole
      FROM jobs JOIN job_applicant_counts ON job_id = jobs.id WHERE jobs.id = $1`;
    const found = await describeRow(database, query, [jobId, accepted, withdrawn]);
    const refused = CLIENTS - accepted - withdrawn;
    return {
      replies,
      expected: `200 x ${accepted + withdrawn}${refused === 0 ? '' : `, 409 x ${refused}`}`,
      state: {
        expected: `applicants ${HALF - withdrawn}, accepted 0, withdrawn ${withdrawn}, acceptances ${accepted}, whole true`,
        found,
      },
    };
  },
};

/** Ten times a job is closed while ten seekers apply: nobody applies to the closed one. */
export const closeOrApply: Race = {
  name: 'close against apply',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    const seekers = await insertSeekers(database, CLIENTS);
    if (!employer) throw new Error('Nobody was inserted.');
    const [jobId = ''] = await insertJobs(database, employer, 1);
    const replies = await crowd.send((client) => {
      const { id: userId = '', token = '' } = seekers[client] ?? {};
      return client % 4 < 2
        ? { method: 'DELETE', path: `/employerjobs/${jobId}`, token: employer.token, body: {} }
        : { method: 'POST', path: `/applications/job/${jobId}/apply`, token, body: { userId } };
    });
    const applied = countOf(replies, 201);
    const query = `SELECT jobs.status AS job, applicants AS counted,
        (SELECT count(*) FROM applications
         WHERE job_id = jobs.id AND applications.created_at > closed_at) AS late,
        (SELECT count(*) FROM graphile_worker.jobs AS queued
         WHERE queued.key = 'end-applications ' || jobs.id) AS tasks
      FROM jobs JOIN job_applicant_counts ON job_id = jobs.id WHERE jobs.id = $1`;
    const found = await describeRow(database, query, [jobId]);
    const refused = applied === HALF ? '' : `, 409 x ${HALF - applied}`;
    return {
      replies,
      expected: `200 x ${HALF}${applied === 0 ? '' : `, 201 x ${applied}`}${refused}`,
      state: { expected: `job Closed, counted ${applied}, late 0, tasks 1`, found },
    };
  },
};

/** Ten drafts are published, five jobs posted and five reposted by an employer with three places. */
export const publishWithinPlan: Race = {
  name: 'publish, post and repost within the plan',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'accelerate');
    if (!employer) throw new Error('Nobody was inserted.');
    const drafts = Array.from({ length: HALF }, () => randomUUID());
    await database.query(
      `INSERT INTO job_drafts (id, employer_id, fields, created_at, updated_at)
       SELECT id, $2, $3, now(), now() FROM unnest($1::uuid[]) AS id`,
      [drafts, employer.id, JSON.stringify(minimalJobBody)],
    );
    const closed = await insertJobs(database, employer, QUARTER);
    await database.query(
      `UPDATE jobs SET status = 'Closed', closed_reason = 'closed', closed_at = now()
       WHERE id = ANY($1)`,
      [closed],
    );
    const { token } = employer;
    // Those on one server alternate as well.
    const calls = [
      ...drafts.map((id) => ({ method: 'POST', path: `/api/job-drafts/${id}/publish`, body: {} })),
      ...closed.map((id) => ({
        method: 'PUT',
        path: `/employerjobs/${id}`,
        body: { status: 'Active' },
      })),
      ...closed.map(() => ({
        method: 'POST',
        path: '/employerjobs/createjob',
        body: minimalJobBody,
      })),
    ];
    const replies = await crowd.send((client) => {
      const call = calls[client];
      if (!call) throw new Error('There are fewer calls than clients.');
      return { ...call, token };
    });
    const published = countOf(replies.slice(0, HALF), 201);
    const posted = countOf(replies.slice(HALF + QUARTER), 201);
    const reposted = countOf(replies, 200);
    const query = `SELECT count(*) FILTER (WHERE status = 'Active') AS active, count(*) AS jobs,
        (SELECT count(*) FROM job_drafts WHERE employer_id = $1) AS drafts
      FROM jobs WHERE employer_id = $1`;
    const found = await describeRow(database, query, [employer.id]);
    const created = published + posted;
    return {
      replies,
      expected: [
        ...(reposted > 0 ? [`200 x ${reposted}`] : []),
        ...(created > 0 ? [`201 x ${created}`] : []),
        `403 x ${CLIENTS - 3}`,
      ].join(', '),
      state: {
        expected: `active 3, jobs ${QUARTER + created}, drafts ${HALF - published}`,
        found,
      },
    };
  },
};

function countOf(replies: readonly Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}
