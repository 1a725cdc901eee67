import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { queuedPayloads, tokenIn } from '../../../../test/servers/queued-jobs.ts';

const PASSWORD_SUBJECT = 'Your NextShift password was changed';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function changePassword(as: TestAccount, currentPassword: string, newPassword: string) {
  const body = { currentPassword, newPassword };
  const response = await app.api.changePassword({ userId: as.id, as, body });
  return response.statusCode;
}

async function sentMails() {
  await app.runTasks();
  return app.mails.take();
}

it('announces a changed password, and links to the page that resets it', async () => {
  const seeker = await signUpSeeker(app);
  expect(await changePassword(seeker, PASSWORD, 'Marigold-9')).toBe(200);
  expect(JSON.stringify(await queuedPayloads(app))).not.toContain(seeker.email);
  const mails = await sentMails();
  expect(mails).toMatchObject([{ to: seeker.email, subject: PASSWORD_SUBJECT }]);
  expect(mails[0]?.text).toMatch(/http:\/\/nextshift\.example\/forgotpassword(?!\?)/);
  expect(JSON.stringify(mails)).not.toContain('Marigold-9');
});

it.each([
  ['user', signUpSeeker, /\/forgotpassword(?!\?)/],
  ['employer', signUpEmployer, /\/forgotpassword\?accountType=employer/],
] as const)(
  'tells the %s of a password that was set by a link',
  async (accountType, join, link) => {
    const { email } = await join(app);
    await app.api.forgotPassword({ body: { email, accountType } });
    const token = tokenIn((await sentMails())[0]);
    const body = { token, password: 'Marigold-9' };
    expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
    const mails = await sentMails();
    expect(mails).toMatchObject([{ to: email, subject: PASSWORD_SUBJECT }]);
    expect(mails[0]?.text).toMatch(link);
  },
);

it('sends nothing when nothing changed', async () => {
  expect(await changePassword(await signUpSeeker(app), 'not-this-one', 'Marigold-9')).toBe(400);
  expect(await sentMails()).toEqual([]);
});

it('does not flood the mailbox when the password changes back and forth', async () => {
  const seeker = await signUpSeeker(app);
  const sent = async () => (await sentMails()).map(({ to }) => to);
  expect(await changePassword(seeker, PASSWORD, 'Marigold-9')).toBe(200);
  expect(await changePassword(seeker, 'Marigold-9', 'Marigold-8')).toBe(200);
  expect(await sent()).toEqual([seeker.email]);
  app.clock.advance(10 * MINUTE_MS + 1);
  expect(await changePassword(seeker, 'Marigold-8', 'Marigold-9')).toBe(200);
  expect(await sent()).toEqual([seeker.email]);
});
