import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endApplications } from '../src/wings/hiring/applications/index.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { TestApp } from './create-test-app.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from './database/insert-accounts.ts';
import { insertApplication } from './database/insert-applications.ts';
import { minimalJobBody, insertJob } from './database/insert-jobs.ts';
import { queuedPayloads } from './servers/queued-jobs.ts';
import { startTwoServers } from './servers/two-servers.ts';
import { anEmail } from './unique.ts';

const CLIENTS = 20;
const ROUNDS = [1, 2, 3];

let servers: TestApp[];
let addresses: string[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ servers, addresses, close } = await startTwoServers());
});

afterAll(() => close());

/** Any of the servers, for setup and lookups. */
function app(): TestApp {
  const [first] = servers;
  if (!first) throw new Error('the servers have not been started');
  return first;
}

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly as?: TestAccount;
  readonly body: object;
}

/** Sends twenty calls concurrently, alternating between the servers, and counts the statuses. */
async function atOnce(callOf: (client: number) => Call): Promise<Record<string, number>> {
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const { method = 'POST', path, as, body } = callOf(client);
      const response = await fetch(`${addresses[client % addresses.length] ?? ''}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe.each(ROUNDS)('twenty concurrently, round %d', () => {
  it('apply to one job as one seeker: one gets through', async () => {
    const seeker = await signUpSeeker(app());
    const jobId = await insertJob(app(), await signUpEmployer(app()));
    const path = `/applications/job/${jobId}/apply`;
    const statuses = await atOnce(() => ({ path, as: seeker, body: { userId: seeker.id } }));
    expect(statuses).toEqual({ 201: 1, 409: 19 });
    const job = (await app().api.getJob({ jobId })).json<{ applicantCount: number }>();
    expect(job.applicantCount).toBe(1);
  });

  it('apply for the last place of a job: one gets it', async () => {
    const employer = await signUpEmployer(app(), { plan: 'basic' });
    const jobId = await insertJob(app(), employer, { applicants: 19 });
    const seekers = await many(() => signUpSeeker(app()));
    const path = `/applications/job/${jobId}/apply`;
    const statuses = await atOnce((client) => {
      const as = seekers[client] ?? nobody();
      return { path, as, body: { userId: as.id } };
    });
    expect(statuses).toEqual({ 201: 1, 409: 19 });
  });

  it('apply, withdraw and delete accounts: the job counts those that remain', async () => {
    const employer = await signUpEmployer(app(), { plan: 'accelerate' });
    const jobId = await insertJob(app(), employer);
    const seekers = await many(() => signUpSeeker(app()));
    const callOf = async (as: TestAccount, index: number): Promise<Call> => {
      const body = { userId: as.id };
      if (index < 10) return { path: `/applications/job/${jobId}/apply`, as, body };
      const own = { jobId, employerId: employer.id, seekerId: as.id };
      const id = await insertApplication(app(), own);
      return index < 15
        ? { path: `/api/applications/${id}/withdraw`, as, body: {} }
        : { path: `/api/user/${as.id}/delete`, as, body: { password: 'Sunflower-7' } };
    };
    const calls = await Promise.all(seekers.map(callOf));
    const statuses = await atOnce((client) => calls[client] ?? nobody());
    expect(statuses).toEqual({ 200: 5, 201: 10, 204: 5 });
    const job = (await app().api.getJob({ jobId })).json<{ applicantCount: number }>();
    expect(job.applicantCount).toBe(10);
  });

  it('accept different applicants of one job: one is accepted, and the job closes once', async () => {
    const employer = await signUpEmployer(app());
    const jobId = await insertJob(app(), employer);
    const ids = await many(async () => {
      const { id: seekerId } = await signUpSeeker(app());
      return insertApplication(app(), { jobId, employerId: employer.id, seekerId });
    });
    const statuses = await atOnce((client) => ({
      method: 'PUT',
      path: `/employerapplications/${ids[client] ?? ''}`,
      as: employer,
      body: { status: 'Accepted' },
    }));
    expect(statuses).toEqual({ 200: 1, 409: 19 });
    const accepted = await app()
      .database.selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(['jobs.status', 'jobs.closed_at'])
      .where('job_id', '=', jobId)
      .where('applications.status', '=', 'accepted')
      .execute();
    expect(accepted).toEqual([{ status: 'Closed', closed_at: app().clock.read() }]);
  });

  it('accept applicants of twenty jobs when two more may be accepted: two are', async () => {
    const employer = await signUpEmployer(app());
    const all = await many(async () => {
      const jobId = await insertJob(app(), employer);
      const { id: seekerId } = await signUpSeeker(app());
      const own = { jobId, employerId: employer.id, seekerId };
      return { jobId, id: await insertApplication(app(), own) };
    });
    // Twice twenty openings and five, minus two.
    const before = Array.from({ length: 43 }, (_, minute) => ({
      application_id: all[0]?.id ?? '',
      job_id: newId(),
      employer_id: employer.id,
      accepted_at: new Date(app().clock.read().getTime() - (minute + 1) * MINUTE_MS),
      ended_by: 'employer' as const,
      ended_at: app().clock.read(),
    }));
    await app().database.insertInto('acceptances').values(before).execute();
    const statuses = await atOnce((client) => ({
      method: 'PUT',
      path: `/employerapplications/${all[client]?.id ?? ''}`,
      as: employer,
      body: { status: 'Accepted' },
    }));
    expect(statuses).toEqual({ 200: 2, 409: 18 });
  });

  it('apply to a job that closes meanwhile: each ends with it, and is told once', async () => {
    const employer = await signUpEmployer(app(), { plan: 'corporate' });
    const jobId = await insertJob(app(), employer);
    const seekers = await Promise.all(Array.from({ length: CLIENTS }, () => signUpSeeker(app())));
    const closes = (client: number) => client === CLIENTS / 2;
    const statuses = await atOnce((client) => {
      if (closes(client)) {
        return { method: 'DELETE', path: `/api/employerjobs/${jobId}`, as: employer, body: {} };
      }
      const as = seekers[client];
      const path = `/api/applications/job/${jobId}/apply`;
      return { path, ...(as ? { as } : {}), body: { userId: as?.id } };
    });
    expect((statuses[201] ?? 0) + (statuses[409] ?? 0)).toBe(CLIENTS - 1);
    const closedAt = app().clock.read().toISOString();
    await Promise.all(
      servers.map(({ platform }) => endApplications.run(platform, { jobId, closedAt })),
    );
    const ended = await app()
      .database.selectFrom('applications')
      .leftJoin('notices', 'notices.application_id', 'applications.id')
      .select(['applications.status', 'applications.ended_reason', 'notices.status as told'])
      .where('applications.job_id', '=', jobId)
      .where('notices.status', 'is distinct from', 'submitted')
      .execute();
    const end = { status: 'ended', ended_reason: 'closed', told: 'ended' };
    expect(ended).toEqual(Array.from({ length: statuses[201] ?? 0 }, () => end));
  });

  it('apply to jobs of one employer: all get through, and share its mail', async () => {
    const employer = await signUpEmployer(app());
    const jobIds = [await insertJob(app(), employer), await insertJob(app(), employer)];
    const seekers = await many(() => signUpSeeker(app()));
    const statuses = await atOnce((client) => {
      const as = seekers[client] ?? nobody();
      const path = `/applications/job/${jobIds[client % 2] ?? ''}/apply`;
      return { path, as, body: { userId: as.id } };
    });
    expect(statuses).toEqual({ 201: 20 });
    const payloads = await queuedPayloads(app());
    expect(payloads.filter(({ employerId }) => employerId === employer.id)).toHaveLength(1);
  });

  it('create a form for one job: all do, and one is current', async () => {
    const employer = await signUpEmployer(app());
    const jobId = await insertJob(app(), employer);
    const statuses = await atOnce((client) => ({
      path: '/employerapplications/create',
      as: employer,
      body: { jobId, questions: [{ id: `q${client}`, type: 'text', question: 'Why?' }] },
    }));
    expect(statuses).toEqual({ 201: 20 });
    const current = await app()
      .database.selectFrom('application_forms')
      .select('id')
      .where('job_id', '=', jobId)
      .where('is_current', '=', true)
      .execute();
    expect(current).toHaveLength(1);
  });

  it('delete one accepted application: one does', async () => {
    const employer = await signUpEmployer(app());
    const jobId = await insertJob(app(), employer, { status: 'Closed' });
    const { id: seekerId } = await signUpSeeker(app());
    const own = { jobId, employerId: employer.id, seekerId };
    const id = await insertApplication(app(), { ...own, status: 'accepted' });
    const path = `/employerapplications/${id}`;
    const statuses = await atOnce(() => ({ method: 'DELETE', path, as: employer, body: {} }));
    expect(statuses).toEqual({ 204: 1, 404: 19 });
  });

  it('save one job: there is one row, and all get it', async () => {
    const seeker = await signUpSeeker(app());
    const jobId = await insertJob(app(), await signUpEmployer(app()));
    const body = { userId: seeker.id, jobId };
    const statuses = await atOnce(() => ({ path: '/savedjobs/add', as: seeker, body }));
    expect(statuses).toEqual({ 201: 1, 200: 19 });
    const list = await app().api.listSavedJobs({ userId: seeker.id, as: seeker });
    expect(list.headers['x-total-count']).toBe('1');
  });

  it('post jobs: never one more than the plan allows', async () => {
    const employer = await signUpEmployer(app(), { plan: 'accelerate' });
    const closed = await insertJob(app(), employer, { status: 'Closed' });
    const statuses = await atOnce((client) =>
      client === 7
        ? {
            method: 'PUT',
            path: `/employerjobs/${closed}`,
            as: employer,
            body: { status: 'Active' },
          }
        : { path: '/employerjobs/createjob', as: employer, body: minimalJobBody },
    );
    expect(statuses['403']).toBe(17);
    const active = await app()
      .database.selectFrom('jobs')
      .select('id')
      .where('employer_id', '=', employer.id)
      .where('status', '=', 'Active')
      .execute();
    expect(active).toHaveLength(3);
  });

  it('sign up with one address: one gets it', async () => {
    const email = anEmail();
    const robin = { firstName: 'Robin', lastName: 'Park', password: 'Sunflower-7' };
    const statuses = await atOnce((client) => ({
      path: '/user/signup',
      body: { ...robin, email: client % 2 === 0 ? email : email.toUpperCase() },
    }));
    expect(statuses).toEqual({ 201: 1, 409: 19 });
  });
});

function many<Item>(make: () => Promise<Item>): Promise<Item[]> {
  return Promise.all(Array.from({ length: CLIENTS }, make));
}

function nobody(): never {
  throw new Error('there are fewer accounts than clients');
}
