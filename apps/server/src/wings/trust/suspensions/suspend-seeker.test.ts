import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertCompleteSeeker } from '../../../../test/database/insert-complete-seeker.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

const act = ({ id }: TestAccount, what: 'suspend' | 'restore', reason = 'Harassment.') =>
  operator.api[`${what}Seeker`]({ seekerId: id, body: { reason } });
const logIn = ({ email }: TestAccount) =>
  app.api.logInSeeker({ body: { email, password: PASSWORD } });

/** A seeker with an undecided and an accepted application at one company. */
async function applicant() {
  const employer = await signUpEmployer(app);
  const seeker = await signUpSeeker(app);
  const own = { employerId: employer.id, seekerId: seeker.id };
  const undecided = await insertApplication(app, { ...own, jobId: await insertJob(app, employer) });
  const filled = await insertJob(app, employer, {
    status: 'Closed',
    closed_reason: 'filled',
    closed_at: app.clock.read(),
    closes_at: null,
  });
  const accepted = await insertApplication(app, { ...own, jobId: filled, status: 'accepted' });
  await finishTasks();
  app.mails.take();
  return { employer, seeker, undecided, accepted };
}

const finishTasks = () => runAllTasks(app);

const decide = (employer: TestAccount, applicationId: string) =>
  app.api.changeApplicationStatus({
    id: applicationId,
    as: employer,
    body: { status: 'Accepted' },
  });

async function statusOf(applicationId: string) {
  const row = await app.database
    .selectFrom('applications')
    .select('status')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return row.status;
}

describe('suspending a seeker', () => {
  it('closes the addresses of picture and videos until it is restored', async () => {
    const { seeker } = await insertCompleteSeeker(app);
    await app.database
      .updateTable('files')
      .set({ visibility: 'public' })
      .where('content_type', '=', 'application/octet-stream')
      .execute();
    const files = await app.database.selectFrom('files').select('storage_key').execute();
    const addresses = files
      .map(({ storage_key: key }) => `/files/${key}`)
      .filter((address) => /\.(?:webp|mp4)$/.test(address));
    const statuses = () =>
      Promise.all(addresses.map(async (address) => (await app.call('GET', address)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await act(seeker, 'suspend');
    expect(await statuses()).toEqual([404, 404]);
    await act(seeker, 'restore', 'A mistake.');
    expect(await statuses()).toEqual([200, 200]);
  });

  it('ends the sessions at once, refuses to sign in, and lets nobody decide', async () => {
    const { employer, seeker, undecided, accepted } = await applicant();
    const response = await act(seeker, 'suspend');
    expect(response.json()).toMatchObject({
      seeker: {
        suspendedAt: app.clock.read().toISOString(),
        suspension: { reason: 'Harassment.' },
        applicationCount: 2,
        undecidedCount: 1,
        acceptedCount: 1,
      },
    });
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(401);
    const signIn = await logIn(seeker);
    expect([signIn.statusCode, signIn.json()]).toMatchObject([403, { code: 'account_suspended' }]);
    const refused = await decide(employer, undecided);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'applicant_unavailable' },
    ]);
    expect(refused.body).not.toContain('suspended');
    expect(await statusOf(accepted)).toBe('accepted');
  });

  it('withdraws applications after ten minutes, and tells the employer and the seeker', async () => {
    const { employer, seeker, undecided, accepted } = await applicant();
    await act(seeker, 'suspend');
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    expect([await statusOf(undecided), await statusOf(accepted)]).toEqual([
      'withdrawn',
      'withdrawn',
    ]);
    const profile = await app.call('GET', `/api/profile/${seeker.id}`, { as: employer });
    expect(profile.statusCode).not.toBe(200);
    const mails = app.mails.take();
    expect(mails.filter(({ to }) => to === seeker.email)).toMatchObject([
      {
        subject: 'Your account is suspended',
        text: expect.stringContaining('The reason: Harassment.'),
      },
    ]);
    expect(mails.filter(({ to }) => to === employer.email)).toHaveLength(1);
    expect((await act(seeker, 'restore')).statusCode).toBe(200);
    expect(await statusOf(undecided)).toBe('withdrawn');
    expect((await logIn(seeker)).statusCode).toBe(200);
  });

  it('leaves no trace when it is taken back within ten minutes', async () => {
    const { employer, seeker, undecided, accepted } = await applicant();
    await act(seeker, 'suspend');
    await act(seeker, 'restore', 'A mistake.');
    app.clock.advance(10 * MINUTE_MS);
    await finishTasks();
    expect(app.mails.take()).toEqual([]);
    expect([await statusOf(undecided), await statusOf(accepted)]).toEqual([
      'submitted',
      'accepted',
    ]);
    expect((await decide(employer, undecided)).statusCode).toBe(200);
    expect((await logIn(seeker)).statusCode).toBe(200);
  });

  it('is refused twice, without a reason and for nobody', async () => {
    const { seeker } = await applicant();
    expect((await act(seeker, 'restore')).statusCode).toBe(409);
    expect((await act(seeker, 'suspend', '')).statusCode).toBe(400);
    expect((await act(seeker, 'suspend')).statusCode).toBe(200);
    expect((await act(seeker, 'suspend')).statusCode).toBe(409);
    expect((await act({ ...seeker, id: crypto.randomUUID() }, 'suspend')).statusCode).toBe(404);
  });

  it('does not keep the account from being deleted after a restoration', async () => {
    const { seeker } = await applicant();
    await act(seeker, 'suspend');
    await act(seeker, 'restore');
    const { token } = (await logIn(seeker)).json<{ token: string }>();
    const deleted = await app.api.deleteMyAccount({
      userId: seeker.id,
      as: { token },
      body: { password: PASSWORD },
    });
    expect(deleted.statusCode, deleted.body).toBe(204);
    const log = await operator.api.listOperatorLog({ query: { limit: '1' } });
    expect(log.json()).toMatchObject({
      entries: [{ act: 'restored_account', accountKind: 'seeker', accountId: seeker.id }],
    });
  });
});
