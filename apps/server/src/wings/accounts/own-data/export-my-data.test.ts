import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import {
  insertCompleteSeeker,
  RESUME_BYTES,
} from '../../../../test/database/insert-complete-seeker.ts';
import { insertHire, insertShiftJob, SATURDAY } from '../../../../test/database/insert-shifts.ts';
import { unzip } from '@nextshift/test-kit/files/unzip';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('GET /api/user/:userId/export', () => {
  it('returns a zip to download, which no cache stores', async () => {
    const seeker = await signUpSeeker(app);
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="nextshift-data.zip"; filename*=UTF-8''nextshift-data.zip`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const files = unzip(response.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      'account.json',
      'alerts.json',
      'applications.json',
      'availability.json',
      'calendar.json',
      'coverOffers.json',
      'emailChanges.json',
      'interviews.json',
      'missingFiles.json',
      'notices.json',
      'passkeys.json',
      'profile.json',
      'profileDraft.json',
      'pushSubscriptions.json',
      'reports.json',
      'savedJobReminders.json',
      'savedJobs.json',
      'schoolEmail.json',
      'secondFactor.json',
      'sessions.json',
      'settings.json',
      'shifts.json',
      'socialAccounts.json',
      'suspensions.json',
    ]);
    expect(files.get('profile.json')?.toString()).toBe('null');
  });

  it('contains all stored data, and every file unchanged', async () => {
    const { seeker } = await insertCompleteSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { title: 'Barista' });
    const formId = await insertForm(app, jobId);
    const applicationId = await insertApplication(app, {
      jobId,
      employerId: employer.id,
      seekerId: seeker.id,
      form_id: formId,
      question_answers: JSON.stringify({ 1: 'The mornings.' }),
    });
    await app.api.saveJob({
      as: seeker,
      body: { userId: seeker.id, jobId: await insertJob(app, employer, { title: 'Saved' }) },
    });
    const confirmed_at = app.clock.read();
    await app.database
      .insertInto('school_emails')
      .values({ seeker_id: seeker.id, email: 'park@ncsu.edu', confirmed_at })
      .execute();
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    const files = unzip(response.rawPayload);
    const json = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '');
    expect(json('account.json')).toMatchObject({ email: seeker.email, firstName: 'Robin' });
    expect(json('schoolEmail.json')).toMatchObject({ email: 'park@ncsu.edu', pendingEmail: null });
    expect(json('sessions.json')).toMatchObject([{ device: 'Unknown device' }]);
    expect(json('settings.json')).toMatchObject({ notifyByEmail: true, emailVisible: false });
    expect(json('profile.json')).toMatchObject({ bio: 'Early riser.', phoneNumber: '9195550123' });
    expect(json('profileDraft.json')).toMatchObject({ draft: { bio: 'Early riser, Robin Park.' } });
    expect(json('socialAccounts.json')).toMatchObject([{ handle: '@robin.park', followers: 1200 }]);
    expect(json('savedJobs.json')).toMatchObject([{ jobTitle: 'Saved' }]);
    expect(json('applications.json')).toMatchObject([
      { id: applicationId, jobTitle: 'Barista', questionAnswers: { 1: 'The mornings.' } },
    ]);
    const names = [...files.keys()].filter((name) => name.startsWith('files/')).sort();
    expect(names).toEqual([
      expect.stringMatching(/^files\/documents\/3-Résumé\.pdf$/),
      expect.stringMatching(/^files\/picture\/1-[\w-]{24}\.webp$/),
      'files/videos/2-_.._my _video_.mp4',
    ]);
    expect(files.get(names[0] ?? '')?.equals(RESUME_BYTES)).toBe(true);
    expect(files.get(names[1] ?? '')?.toString()).toBe('a picture');
    expect(files.get(names[2] ?? '')?.toString()).toBe('a video');
    expect(json('missingFiles.json')).toEqual([]);
  });

  it('contains shifts with their dates, and since when there is a calendar', async () => {
    const job = await insertShiftJob(app, { shifts: [SATURDAY] });
    const { seeker } = await insertHire(app, job);
    const reason = 'My exam was moved, write to robin@gmail.com';
    await app.database
      .updateTable('assignments')
      .set({ given_up_at: app.clock.read(), give_up_reason: reason })
      .where('seeker_id', '=', seeker.id)
      .execute();
    const { url } = (await app.api.getCalendar({ as: seeker })).json<{
      url: string;
    }>();
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    const files = unzip(response.rawPayload);
    const json = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '');
    expect(json('shifts.json')).toHaveLength(8);
    expect((json('shifts.json') as object[])[0]).toMatchObject({
      jobTitle: 'Barista',
      startsAt: '2026-11-21T12:00:00.000Z',
      status: 'offered',
      giveUpReason: reason,
    });
    expect(json('applications.json')).toMatchObject([
      { shifts: [{ weekday: 6, canWork: true, place: 1 }], freeShifts: null },
    ]);
    expect(json('calendar.json')).toEqual({ createdAt: app.clock.read().toISOString() });
    const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? url;
    expect(response.rawPayload.includes(token)).toBe(false);
    const company = await app.api.exportCompanyData({
      employerId: job.employer.id,
      as: job.employer,
    });
    const ofCompany = unzip(company.rawPayload).get('shifts.json')?.toString() ?? '';
    expect(JSON.parse(ofCompany)).toHaveLength(8);
    expect(ofCompany).not.toContain('robin@gmail.com');
  });

  it('describes applications as the seeker’s pages do, with their timelines', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const ids: string[] = [];
    for (const title of ['Barista', 'Baker']) {
      const jobId = await insertJob(app, employer, { title });
      const own = { jobId, employerId: employer.id, seekerId: seeker.id };
      ids.push(await insertApplication(app, own));
      app.clock.advance(MINUTE_MS);
      if (title === 'Baker') await app.api.closeJob({ jobId, as: employer });
    }
    const list = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    const shown = list.json<Record<string, unknown>[]>().toReversed();
    expect(shown).toMatchObject([{ status: 'pending' }, { status: 'Closed' }]);
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    const text = unzip(response.rawPayload).get('applications.json')?.toString() ?? '';
    const exported = JSON.parse(text) as Record<string, unknown>[];
    const same = ['id', 'status', 'endedReason', 'answerDueAt'] as const;
    const pick = (row: Record<string, unknown>) => same.map((key) => row[key]);
    expect(exported.map(pick)).toEqual(shown.map(pick));
    for (const [index, id] of ids.entries()) {
      const events = await app.api.listApplicationEvents({ id, as: seeker });
      const { events: timeline } = events.json<{ events: unknown[] }>();
      expect(exported[index]).toMatchObject({ timeline });
      expect(timeline).toHaveLength(index + 1);
    }
    expect(text).not.toMatch(/ended_reason|closed_reason|awaiting/);
  });

  it('contains neither the password’s hash nor data of others', async () => {
    const { seeker } = await insertCompleteSeeker(app);
    const other = await insertCompleteSeeker(app);
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    const texts = [...unzip(response.rawPayload).values()].map(String).join('\n');
    expect(texts).not.toMatch(/argon2|hash/i);
    expect(texts).not.toContain(other.seeker.id);
    expect(texts).not.toContain(other.seeker.email);
  });

  it('names a lost file, and contains everything else', async () => {
    const { seeker, resume } = await insertCompleteSeeker(app);
    await app.platform.files.remove(resume.key);
    const response = await app.api.exportMyData({ userId: seeker.id, as: seeker });
    const files = unzip(response.rawPayload);
    const lost = 'files/documents/3-Résumé.pdf';
    expect(JSON.parse(files.get('missingFiles.json')?.toString() ?? '')).toEqual([lost]);
    expect(files.get(lost)?.length).toBe(0);
    expect(files.get('files/videos/2-_.._my _video_.mp4')?.toString()).toBe('a video');
    expect(app.log.takeErrors()).toEqual([
      expect.stringContaining('a file is missing in an export') as unknown,
    ]);
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    expect((await app.api.exportMyData({ userId: seeker.id })).statusCode).toBe(401);
    expect(
      (await app.api.exportMyData({ userId: seeker.id, as: await signUpEmployer(app) })).statusCode,
    ).toBe(401);
    expect(
      (await app.api.exportMyData({ userId: seeker.id, as: await signUpSeeker(app) })).statusCode,
    ).toBe(403);
    expect((await app.api.exportMyData({ userId: 'me-too', as: seeker })).statusCode).toBe(400);
  });
});
