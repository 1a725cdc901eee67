import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertFile } from '../../../../test/database/insert-files.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { deliverSubscriptionEvent, startCheckout } from '../../../../test/payments/buy-plan.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';
import { publishScheduledDrafts } from '../../posting/job-drafts/index.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const act = ({ id }: TestAccount, what: 'suspend' | 'restore', reason = 'A scam.') =>
  operator.api[`${what}Employer`]({ employerId: id, body: { reason } });
const logIn = ({ email }: TestAccount, password = PASSWORD) =>
  app.api.logInEmployer({ body: { email, password } });
const readJob = (jobId: string) => app.api.getJob({ jobId });
const readCompany = ({ id }: TestAccount) => app.api.getEmployer({ employerId: id });

/** A company with a job and an applicant. */
async function hiring(parts: { acceptedToo?: boolean } = {}) {
  // Each test signs in anew: clocks move by days.
  operator = await useOperator(app);
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  const jobId = await insertJob(app, employer, { title: 'Mystery Shopper' });
  const seeker = await signUpSeeker(app);
  const own = { employerId: employer.id, seekerId: seeker.id };
  const applicationId = await insertApplication(app, { ...own, jobId });
  if (parts.acceptedToo) {
    const filled = { status: 'Closed', closed_reason: 'filled', closes_at: null } as const;
    const other = await insertJob(app, employer, { ...filled, closed_at: app.clock.read() });
    await insertApplication(app, { ...own, jobId: other, status: 'accepted' });
  }
  await finishTasks();
  app.mails.take();
  return { employer, jobId, seeker, applicationId };
}

const finishTasks = () => runAllTasks(app);

async function statusesOf(seeker: TestAccount) {
  const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
  return list
    .json<{ status: string; endedReason: string | null }[]>()
    .map(({ status, endedReason }) => [status, endedReason]);
}

describe('suspending an employer', () => {
  it('closes the addresses of its pictures until it is restored', async () => {
    const { employer, jobId, seeker } = await hiring();
    const logo = await insertFile(app, Buffer.from('a logo'), 'webp');
    const picture = await insertFile(app, Buffer.from('a picture'), 'webp');
    const { database } = app;
    await database.updateTable('files').set({ visibility: 'public' }).execute();
    await database
      .updateTable('employers')
      .set({ logo_file_id: logo.id })
      .where('id', '=', employer.id)
      .execute();
    await database
      .updateTable('jobs')
      .set({ image_file_id: picture.id })
      .where('id', '=', jobId)
      .execute();
    const addresses = [logo, picture].map(({ key }) => `/files/${key}`);
    const statuses = async () => {
      const calls = addresses.flatMap((address) => [
        app.call('GET', address),
        app.call('HEAD', address),
        app.call('GET', `${address}?w=320`),
        app.call('GET', address, { headers: { range: 'bytes=0-1' } }),
        app.call('GET', address, { headers: { 'if-none-match': '*' } }),
      ]);
      return new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode));
    };
    const logosOf = async () => {
      const own = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
      return own.body.includes(logo.key);
    };
    expect(await statuses()).not.toContain(404);
    expect(await logosOf()).toBe(true);
    await act(employer, 'suspend');
    expect(await statuses()).toEqual(new Set([404]));
    expect(await logosOf()).toBe(false);
    await act(employer, 'restore', 'A mistake.');
    expect(await statuses()).not.toContain(404);
    expect(await logosOf()).toBe(true);
  });

  it('hides the company and its jobs and ends its sessions at once', async () => {
    const { employer, jobId, seeker } = await hiring();
    const suspended = await act(employer, 'suspend');
    expect(suspended.statusCode, suspended.body).toBe(200);
    expect(suspended.json()).toMatchObject({
      employer: {
        verification: 'suspended',
        suspendedAt: app.clock.read().toISOString(),
        suspension: {
          reason: 'A scam.',
          operatorEmail: operator.email,
          undoableUntil: new Date(app.clock.read().getTime() + 10 * MINUTE_MS).toISOString(),
        },
        jobs: [{ id: jobId, status: 'Active' }],
      },
    });
    expect((await readJob(jobId)).statusCode).toBe(404);
    expect((await readCompany(employer)).statusCode).toBe(404);
    const named = await app.call('GET', '/api/employers/by-name/Copper%20Kettle');
    expect(named.body).not.toContain(employer.id);
    const jobs = await app.api.listCompanyJobs({ employerId: employer.id });
    expect(jobs.statusCode).toBe(404);
    const sitemap = await app.call('GET', `/sitemaps/companies/${employer.id}.xml`);
    expect(sitemap.body).not.toContain(employer.id);
    const me = await app.api.getOwnEmployer({ as: employer });
    expect(me.statusCode).toBe(401);
    const post = await app.api.updateJob({ jobId, as: employer, body: { title: 'Another' } });
    expect(post.statusCode).toBe(401);
    expect(await statusesOf(seeker)).toEqual([['pending', null]]);
  });

  it('is said at the sign-in, to anyone who has the password alone', async () => {
    const { employer } = await hiring();
    await act(employer, 'suspend');
    const response = await logIn(employer);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'account_suspended',
      message:
        'Your account is suspended. Sign in again in ten minutes to read why, and to appeal.',
    });
    const guess = await logIn(employer, 'a guess');
    expect([guess.statusCode, guess.json()]).toMatchObject([401, { code: 'invalid_credentials' }]);
    expect(guess.body).not.toContain('suspended');
    expect(response.json()).not.toHaveProperty('details');
  });

  it('ends applications and the plan after ten minutes, and tells both sides why', async () => {
    const { employer, jobId, seeker } = await hiring({ acceptedToo: true });
    await act(employer, 'suspend', 'It asks\nfor money.');
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    expect(await statusesOf(seeker)).toEqual(
      expect.arrayContaining([
        ['Closed', 'removed'],
        ['Accepted', null],
      ]),
    );
    const mails = app.mails.take();
    expect(mails.filter(({ to }) => to === employer.email)).toMatchObject([
      {
        subject: 'Your account is suspended',
        text: expect.stringContaining('The reason: It asks for money.'),
      },
    ]);
    const [ended] = mails.filter(({ to }) => to === seeker.email);
    expect(ended?.text).toContain('the job was removed from NextShift');
    const plan = await app.database
      .selectFrom('subscriptions')
      .select('status')
      .where('employer_id', '=', employer.id)
      .executeTakeFirstOrThrow();
    expect(plan.status).toBe('canceled');
    const file = await operator.api.getEmployerFile({ employerId: employer.id });
    expect(file.json()).toMatchObject({
      employer: {
        plan: null,
        suspension: { undoableUntil: null },
        jobs: expect.arrayContaining([
          expect.objectContaining({ id: jobId, status: 'Closed', closedReason: 'removed' }),
        ]),
      },
    });
    // A second run finds nothing to do.
    await finishTasks();
    expect(app.mails.take()).toEqual([]);
  });

  it('keeps news from it, and its decisions from applicants', async () => {
    const { employer, seeker, applicationId } = await hiring();
    const decided = await app.api.changeApplicationStatus({
      id: applicationId,
      as: employer,
      body: { status: 'Declined' },
    });
    expect(decided.statusCode).toBe(200);
    app.clock.advance(5 * MINUTE_MS);
    await act(employer, 'suspend');
    await app.runTasks();
    app.clock.advance(5 * MINUTE_MS);
    await finishTasks();
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    const mails = app.mails.take();
    expect(mails.filter(({ to }) => to === seeker.email)).toEqual([]);
    expect(mails.filter(({ to }) => to === employer.email)).toHaveLength(1);
  });

  it('publishes no scheduled draft, also not after a later restoration', async () => {
    const { employer, jobId } = await hiring();
    const pay = { pay_rate: 18, pay_frequency: 'Per Hour' } as const;
    await app.database.updateTable('jobs').set(pay).where('id', '=', jobId).execute();
    const duplicate = await app.api.duplicateJob({ jobId, as: employer, body: {} });
    const { id } = duplicate.json<{ draft: { id: string } }>().draft;
    const publishAt = new Date(app.clock.read().getTime() + MINUTE_MS).toISOString();
    const scheduled = await app.api.publishJobDraft({
      draftId: id,
      as: employer,
      body: { publishAt },
    });
    expect(scheduled.statusCode, scheduled.body).toBe(200);
    await act(employer, 'suspend');
    app.clock.advance(2 * MINUTE_MS);
    await publishScheduledDrafts.run(app.platform);
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    await act(employer, 'restore');
    await publishScheduledDrafts.run(app.platform);
    const drafts = await app.database
      .selectFrom('job_drafts')
      .select(['status', 'publish_at'])
      .where('employer_id', '=', employer.id)
      .execute();
    expect(drafts).toEqual([{ status: 'draft', publish_at: null }]);
  });

  it('ends a plan that is paid for afterwards', async () => {
    operator = await useOperator(app);
    const employer = await signUpEmployer(app, { plan: null });
    const checkout = await startCheckout(app, employer);
    await act(employer, 'suspend');
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    app.mails.take();
    app.clock.advance(MINUTE_MS);
    const providerId = app.payments.pay(checkout);
    await deliverSubscriptionEvent(app, providerId);
    await finishTasks();
    const plan = await app.database
      .selectFrom('subscriptions')
      .select('status')
      .where('provider_subscription_id', '=', providerId)
      .executeTakeFirstOrThrow();
    expect(plan.status).toBe('canceled');
    expect(app.mails.take()).toEqual([]);
    expect(app.log.text()).toContain('refund the payment at the provider');
  });

  it('happens once, however many operators suspend at once', async () => {
    const { employer } = await hiring();
    const both = await Promise.all([act(employer, 'suspend'), act(employer, 'suspend')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const log = await operator.api.listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({
      entries: [
        {
          act: 'suspended_account',
          accountKind: 'employer',
          accountId: employer.id,
          subjectName: 'Copper Kettle',
          reason: 'A scam.',
        },
      ],
    });
  });
});

describe('restoring an employer', () => {
  it('leaves no trace within ten minutes', async () => {
    const { employer, jobId, seeker } = await hiring();
    const before = (await readJob(jobId)).json<object>();
    await act(employer, 'suspend');
    app.clock.advance(10 * MINUTE_MS - 1);
    const restored = await act(employer, 'restore', 'A mistake.');
    expect(restored.json()).toMatchObject({
      employer: {
        suspension: null,
        suspendedAt: null,
        acts: [
          { act: 'restored_account', reason: 'A mistake.' },
          { act: 'suspended_account', reason: 'A scam.' },
        ],
      },
    });
    app.clock.advance(MINUTE_MS);
    await finishTasks();
    expect(app.mails.take()).toEqual([]);
    expect((await readJob(jobId)).json()).toEqual({ ...before, revision: expect.any(Number) });
    expect((await readCompany(employer)).statusCode).toBe(200);
    expect(await statusesOf(seeker)).toEqual([['pending', null]]);
    expect((await logIn(employer)).statusCode).toBe(200);
  });

  it('later lets the owner in and tells so; jobs stay closed, and can be reposted', async () => {
    const { employer, jobId, seeker } = await hiring();
    await act(employer, 'suspend');
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    app.clock.advance(DAY_MS);
    operator = await useOperator(app);
    app.mails.take();
    await act(employer, 'restore');
    await finishTasks();
    expect(app.mails.take()).toMatchObject([
      { to: employer.email, subject: 'Your account is restored' },
    ]);
    const { token } = (await logIn(employer)).json<{ token: string }>();
    expect((await readJob(jobId)).json()).toMatchObject({
      status: 'Closed',
      closedReason: 'removed',
    });
    expect(await statusesOf(seeker)).toEqual([['Closed', 'removed']]);
    const repost = { as: { token }, body: { status: 'Active' } };
    const refused = await app.api.updateJob({ jobId, ...repost });
    expect(refused.json()).toMatchObject({ code: 'plan_limit_reached' });
  });

  it('is refused for an account that is not suspended, or does not exist', async () => {
    const { employer } = await hiring();
    expect((await act(employer, 'restore')).statusCode).toBe(409);
    const nobody = { ...employer, id: crypto.randomUUID() };
    expect((await act(nobody, 'restore')).statusCode).toBe(404);
    expect((await act(nobody, 'suspend')).statusCode).toBe(404);
    expect((await act(employer, 'suspend', ' ')).statusCode).toBe(400);
  });
});
