import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { runAllTasks } from '../../../../test/servers/queued-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const ON = { push: true, mail: true };
const ALL_NEWS = { message: ON, interview: ON, shift: ON, decision: ON, alert: ON };

/** The subjects of an employer's mails after somebody has applied. */
async function mailedAfterApplication(employer: TestAccount): Promise<string[]> {
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const seeker = await signUpSeeker(app);
  await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
  await runAllTasks(app);
  const mails = app.mails.take().filter(({ to }) => to === employer.email);
  return mails.map(({ subject }) => subject);
}

describe('GET, PUT /api/employer/settings', () => {
  it('has everything on at first, and changes the toggles that are sent', async () => {
    const employer = await signUpEmployer(app);
    const before = { notifications: { email: true, push: true }, kinds: ALL_NEWS };
    expect((await app.api.getEmployerSettings({ as: employer })).json()).toEqual(before);
    const body = { notifications: { push: false }, kinds: { message: { mail: false } } };
    const changed = await app.api.updateEmployerSettings({ as: employer, body });
    const after = {
      notifications: { email: true, push: false },
      kinds: { ...ALL_NEWS, message: { push: true, mail: false } },
    };
    expect(changed.json()).toEqual(after);
    expect((await app.api.getEmployerSettings({ as: employer })).json()).toEqual(after);
    const another = await signUpEmployer(app);
    expect((await app.api.getEmployerSettings({ as: another })).json()).toEqual(before);
  });

  it.each([
    { kinds: { message: { mail: 'no' } } },
    { kinds: { message: 'off' } },
    { notifications: { email: 1 } },
  ])('refuses %o', async (body) => {
    const employer = await signUpEmployer(app);
    expect((await app.api.updateEmployerSettings({ as: employer, body })).statusCode).toBe(400);
  });

  it('is for employers', async () => {
    const seeker = await signUpSeeker(app);
    expect((await app.api.getEmployerSettings({ as: seeker })).statusCode).toBe(401);
    expect((await app.api.updateEmployerSettings({ as: seeker, body: {} })).statusCode).toBe(401);
  });

  it.each([
    ['nothing', {}, 1],
    ['mails of this kind', { kinds: { decision: { mail: false } } }, 0],
    ['mails of another kind', { kinds: { message: { mail: false } } }, 1],
    ['all mails', { notifications: { email: false } }, 0],
  ])('decides about mails of new applications: without %s', async (_what, body, count) => {
    const employer = await signUpEmployer(app);
    await app.api.updateEmployerSettings({ as: employer, body });
    expect(await mailedAfterApplication(employer)).toHaveLength(count);
  });
});
