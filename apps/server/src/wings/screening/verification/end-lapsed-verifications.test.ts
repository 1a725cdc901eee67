import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';
import { endLapsedVerifications } from './end-lapsed-verifications.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A verified company, as it was when fewer domains were known to be open to everybody. */
async function verifiedAt(domain: string, by: 'domain' | 'operator'): Promise<TestAccount> {
  const email = anEmail().replace(/@.*$/, `@${domain}`);
  const employer = await signUpEmployer(app, { email });
  await app.database
    .updateTable('employers')
    .set({ website: `https://${domain}` })
    .where('id', '=', employer.id)
    .execute();
  await app.database
    .updateTable('employers')
    .set({ verified_at: app.clock.read(), verified_by: by })
    .where('id', '=', employer.id)
    .execute();
  return employer;
}

const verificationOf = async (as: TestAccount) =>
  (await app.api.getCompanyVerification({ as })).json<{ verification: string }>().verification;

const mailsTo = ({ email }: TestAccount) => app.mails.take().filter(({ to }) => to === email);

describe('the daily check of verified domains', () => {
  it.each(['sydney.edu.au', 'utoronto.ca', 'tilde.club', 'mail.tm'])(
    'takes back what %s showed before it was known as open to many',
    async (domain) => {
      const employer = await verifiedAt(domain, 'domain');
      await endLapsedVerifications.run(app.platform);
      expect(await verificationOf(employer)).toBe('confirmed');
    },
  );

  it('takes back what a domain no longer shows, once, with one mail, and leaves the jobs', async () => {
    const employer = await verifiedAt('gmx.us', 'domain');
    const jobId = await insertJob(app, employer);
    await Promise.all([1, 2].map(() => endLapsedVerifications.run(app.platform)));
    await app.runTasks();
    expect(await verificationOf(employer)).toBe('confirmed');
    expect((await app.api.getJob({ jobId })).json()).toMatchObject({ verified: false });
    const mails = mailsTo(employer);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your company is no longer verified']);
    expect(mails[0]?.text).toContain('/employer/verification');
    await endLapsedVerifications.run(app.platform);
    await app.runTasks();
    expect(mailsTo(employer)).toEqual([]);
  });

  it.each([
    ['an operator verified', 'guerrillamail.com', 'operator'],
    ['still has a domain of its own', 'copper-kettle.example', 'domain'],
  ] as const)('leaves one that %s', async (_, domain, by) => {
    const employer = await verifiedAt(domain, by);
    await endLapsedVerifications.run(app.platform);
    await app.runTasks();
    expect(await verificationOf(employer)).toBe('verified');
    expect(mailsTo(employer)).toEqual([]);
  });

  it('sends no mail to one that was verified again meanwhile', async () => {
    const employer = await verifiedAt('naver.com', 'domain');
    await endLapsedVerifications.run(app.platform);
    expect(await verificationOf(employer)).toBe('confirmed');
    await app.database
      .updateTable('employers')
      .set({ verified_at: app.clock.read(), verified_by: 'operator' })
      .where('id', '=', employer.id)
      .execute();
    await app.runTasks();
    expect(mailsTo(employer)).toEqual([]);
  });
});
