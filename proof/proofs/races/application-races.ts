import {
  type Account,
  insertApplications,
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { CLIENTS } from './crowd.ts';
import { describeRow, type Race, type RaceContext } from './race.ts';

/** Applicant limit of a job on the basic plan. */
const BASIC_PLACES = 20;

const applicants = `SELECT count(*) AS applications, max(applicants) AS counted
  FROM applications JOIN job_applicant_counts USING (job_id) WHERE job_id = $1`;

/** One seeker applies twenty times to one job. */
export const applyOnce: Race = {
  name: 'apply, one seeker',
  async run({ crowd, database }) {
    const [seeker = nobody()] = await insertSeekers(database, 1);
    const { jobId } = await postJob(database, 'corporate');
    const replies = await crowd.send(() => applicationOf(seeker, jobId));
    const found = await describeRow(database, applicants, [jobId]);
    return {
      replies,
      expected: '201 x 1, 409 x 19',
      state: { expected: 'applications 1, counted 1', found },
    };
  },
};

/** Twenty seekers apply to a job with room for one more. */
export const applyForLastPlace: Race = {
  name: 'apply, the last place',
  async run({ crowd, database }) {
    const seekers = await insertSeekers(database, CLIENTS);
    const { jobId } = await postJob(database, 'basic');
    await insertApplications(database, jobId, await insertSeekers(database, BASIC_PLACES - 1));
    const replies = await crowd.send((client) => applicationOf(seekers[client] ?? nobody(), jobId));
    const found = await describeRow(database, applicants, [jobId]);
    return {
      replies,
      expected: '201 x 1, 409 x 19',
      state: { expected: 'applications 20, counted 20', found },
    };
  },
};

/** Twenty applicants of one job are accepted. */
export const accept: Race = {
  name: 'accept',
  async run({ crowd, database }) {
    const { employer, jobId } = await postJob(database, 'corporate');
    const seekers = await insertSeekers(database, CLIENTS);
    const ids = await insertApplications(database, jobId, seekers);
    const replies = await crowd.send((client) => ({
      method: 'PUT',
      path: `/employerapplications/${ids[client] ?? ''}`,
      token: employer.token,
      body: { status: 'Accepted' },
    }));
    const query = `SELECT count(*) FILTER (WHERE applications.status = 'accepted') AS accepted,
      max(jobs.status) AS job FROM applications JOIN jobs ON jobs.id = job_id WHERE job_id = $1`;
    const found = await describeRow(database, query, [jobId]);
    return {
      replies,
      expected: '200 x 1, 409 x 19',
      state: { expected: 'accepted 1, job Closed', found },
    };
  },
};

/** One seeker saves one job twenty times. */
export const save: Race = {
  name: 'save',
  async run({ crowd, database }) {
    const [seeker = nobody()] = await insertSeekers(database, 1);
    const { jobId } = await postJob(database, 'corporate');
    const replies = await crowd.send(() => ({
      method: 'POST',
      path: '/savedjobs/add',
      token: seeker.token,
      body: { userId: seeker.id, jobId },
    }));
    const query = 'SELECT count(*) AS saved FROM saved_jobs WHERE seeker_id = $1';
    const found = await describeRow(database, query, [seeker.id]);
    return { replies, expected: '200 x 19, 201 x 1', state: { expected: 'saved 1', found } };
  },
};

async function postJob(database: RaceContext['database'], plan: 'basic' | 'corporate') {
  const [employer = nobody()] = await insertEmployers(database, 1, plan);
  const places = plan === 'basic' ? BASIC_PLACES : null;
  const [jobId = ''] = await insertJobs(database, employer, 1, places);
  return { employer, jobId };
}

function applicationOf({ id: userId, token }: Account, jobId: string) {
  return { method: 'POST', path: `/applications/job/${jobId}/apply`, token, body: { userId } };
}

function nobody(): never {
  throw new Error('There are fewer people than clients.');
}
