import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue, queuedPayloads } from '../../../../../test/servers/queued-jobs.ts';
import type { NotifiedChange } from './applicant-mail-texts.ts';
import { announceApplication } from './announce-application.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function apply(companyName = 'Copper Kettle') {
  const seeker = await signUpSeeker(app);
  const employer = await signUpEmployer(app, { companyName });
  const jobId = await insertJob(app, employer, { title: 'Barista' });
  const own = { jobId, employerId: employer.id, seekerId: seeker.id };
  return { seeker, applicationId: await insertApplication(app, own) };
}

type Applied = Awaited<ReturnType<typeof apply>>;

function notify({ seeker, applicationId }: Applied, change: NotifiedChange) {
  const announcement = { applicationId, seekerId: seeker.id, change, now: app.clock.read() };
  return app.database
    .transaction()
    .execute((transaction) => announceApplication(transaction, announcement));
}

async function mailsAfter(applied: Applied, change: NotifiedChange) {
  await notify(applied, change);
  await app.runTasks();
  return app.mails.take();
}

describe('the mail to an applicant', () => {
  it('confirms that the application came in', async () => {
    const applied = await apply();
    const [mail] = await mailsAfter(applied, 'submitted');
    expect(mail).toMatchObject({
      to: applied.seeker.email,
      subject: 'We sent your application for Barista to Copper Kettle',
    });
    expect(mail?.text).toMatch(/Hi Robin, Copper Kettle has your application for Barista\./);
    expect(mail?.html).toContain('http://nextshift.example/history');
  });

  it.each([
    ['under_review', 'Copper Kettle is reviewing your application for Barista'],
    ['interviewing', 'Interview stage: your application for Barista at Copper Kettle'],
    ['declined', 'Your application for Barista at Copper Kettle'],
    ['submitted', 'Copper Kettle is looking at your application for Barista again'],
  ] as const)('says that the status is now %s', async (status, subject) => {
    const applied = await apply();
    app.clock.advance(MINUTE_MS);
    expect(await mailsAfter(applied, status)).toMatchObject([{ subject }]);
  });

  it('congratulates an accepted applicant, and says what comes next', async () => {
    const [mail] = await mailsAfter(await apply(), 'accepted');
    expect(mail?.subject).toMatch(/^Congratulations!/);
    expect(mail?.text).toContain('They should contact you soon with next steps.');
  });

  it('says that the place was withdrawn, and when the contact was shown', async () => {
    const applied = await apply();
    const shownOn = async (day: string) =>
      app.database
        .insertInto('contact_showings')
        .values({
          application_id: applied.applicationId,
          accepted_at: `${day}T15:00:00Z`,
          shown_on: day,
          shown_at: `${day}T15:00:00Z`,
        })
        .execute();
    const [never] = await mailsAfter(applied, 'place_withdrawn');
    expect(never).toMatchObject({ subject: 'Copper Kettle has withdrawn its offer for Barista' });
    expect(never?.text).toContain('They are not shown your email and phone number.');
    app.clock.advance(MINUTE_MS);
    await shownOn('2026-11-20');
    const [once] = await mailsAfter(applied, 'place_withdrawn');
    expect(once?.text).toContain('your email and phone number on Nov 20, 2026, and no longer are.');
    app.clock.advance(MINUTE_MS);
    await shownOn('2026-11-22');
    const [twice] = await mailsAfter(applied, 'place_withdrawn');
    expect(twice?.text).toMatch(/from Nov 20, 2026 to\s+Nov 22, 2026, and no longer are\./);
  });

  it('is sent once per change', async () => {
    const applied = await apply();
    await notify(applied, 'under_review');
    expect(await mailsAfter(applied, 'under_review')).toHaveLength(1);
  });

  it('is not sent when the change is rolled back', async () => {
    const { seeker, applicationId } = await apply();
    const announcement = {
      applicationId,
      seekerId: seeker.id,
      change: 'accepted' as const,
      now: app.clock.read(),
    };
    const failed = app.database.transaction().execute(async (transaction) => {
      await announceApplication(transaction, announcement);
      throw new Error('the change is undone');
    });
    await expect(failed).rejects.toThrow('the change is undone');
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('depends on the notification setting at the moment of sending', async () => {
    const applied = await apply();
    await notify(applied, 'under_review');
    await app.database
      .updateTable('seekers')
      .set({ notify_by_email: false })
      .where('id', '=', applied.seeker.id)
      .execute();
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('is not sent once the account is gone', async () => {
    const applied = await apply();
    await notify(applied, 'under_review');
    await app.database.deleteFrom('seekers').where('id', '=', applied.seeker.id).execute();
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
  });

  it('is retried under the same id after a failure, and queued with ids alone', async () => {
    const applied = await apply();
    await notify(applied, 'accepted');
    app.mails.fail(1);
    await app.runTasks();
    const payloads = await queuedPayloads(app);
    expect(payloads).toEqual([
      {
        applicationId: applied.applicationId,
        status: 'accepted',
        changedAt: app.clock.read().toISOString(),
      },
    ]);
    await makeJobsDue(app);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      {
        messageId: `application.${applied.applicationId}.accepted.${app.clock.read().getTime()}`,
      },
    ]);
    expect(await queuedPayloads(app)).toEqual([]);
  });

  it('escapes the name of the company', async () => {
    const [mail] = await mailsAfter(
      await apply('<img src=x onerror=alert(1)>\r\nBcc: a@b.c'),
      'declined',
    );
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});
