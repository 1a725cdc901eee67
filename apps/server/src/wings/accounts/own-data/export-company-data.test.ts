import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../test/database/insert-applications.ts';
import { insertFile } from '../../../../test/database/insert-files.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { unzip } from '@nextshift/test-kit/files/unzip';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('GET /api/employer/:employerId/export', () => {
  it('contains all stored data, and applicants as far as the employer may see them', async () => {
    const logo = await insertFile(app, Buffer.from('a logo'), 'webp');
    const employer = await signUpEmployer(app, { logo_file_id: logo.id });
    const open = await insertJob(app, employer, { title: 'Barista' });
    await insertForm(app, open);
    const closed = await insertJob(app, employer, { title: 'Baker', status: 'Closed' });
    const waiting = await signUpSeeker(app, { profile: { phone: '9195550111' } });
    const accepted = await signUpSeeker(app, { profile: { phone: '9195550122' } });
    const own = { employerId: employer.id };
    await insertApplication(app, { ...own, jobId: open, seekerId: waiting.id });
    await insertApplication(app, {
      ...own,
      jobId: closed,
      seekerId: accepted.id,
      status: 'accepted',
    });
    const message = { contactName: 'Robin Park', message: 'We have twelve shops.' };
    await app.api.sendSalesInquiry({ as: employer, body: message });
    const card = { employer_id: employer.id, fingerprint: 'fingerprint-of-a-card' };
    await app.database.insertInto('employer_cards').values(card).execute();
    const draft = { fields: { title: 'Dishwasher' } };
    await app.api.createJobDraft({ as: employer, body: draft });

    const response = await app.api.exportCompanyData({ employerId: employer.id, as: employer });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('nextshift-company-data.zip');
    const files = unzip(response.rawPayload);
    const json = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? 'null');
    expect([...files.keys()].filter((name) => name.endsWith('.json')).sort()).toEqual([
      'account.json',
      'appeals.json',
      'applicationForms.json',
      'applications.json',
      'bills.json',
      'calendar.json',
      'cards.json',
      'emailChanges.json',
      'formDrafts.json',
      'formerOpenings.json',
      'inquiries.json',
      'interviewHours.json',
      'interviews.json',
      'jobDrafts.json',
      'jobs.json',
      'messageTemplates.json',
      'missingFiles.json',
      'notices.json',
      'passkeys.json',
      'pushSubscriptions.json',
      'reports.json',
      'secondFactor.json',
      'sessions.json',
      'shifts.json',
      'subscriptions.json',
      'suspensions.json',
    ]);
    expect(json('account.json')).toMatchObject({
      email: employer.email,
      city: 'Raleigh',
      answeredShare: null,
      medianAnswerDays: null,
    });
    expect(json('jobs.json')).toMatchObject([{ title: 'Barista' }, { title: 'Baker' }]);
    expect(json('jobDrafts.json')).toMatchObject([{ ...draft, status: 'draft' }]);
    expect(json('subscriptions.json')).toMatchObject([{ planType: 'corporate', reversal: null }]);
    expect(json('inquiries.json')).toMatchObject([message]);
    expect(json('cards.json')).toEqual([{ fingerprint: card.fingerprint }]);
    expect(json('applicationForms.json')).toMatchObject([{ jobId: open }]);
    expect(files.get(`files/logo/1-${logo.key}`)?.toString()).toBe('a logo');
    const applications = files.get('applications.json')?.toString() ?? '';
    expect(applications).toContain(accepted.email);
    expect(applications).toContain('9195550122');
    expect(applications).not.toContain(waiting.email);
    expect(applications).not.toContain('9195550111');
    const withEnd = { status: 'Active', endedReason: null, answerDueAt: expect.any(String) };
    expect(JSON.parse(applications)).toMatchObject([
      { ...withEnd, timeline: [{ from: null, to: 'Active', actor: 'seeker' }] },
      {
        status: 'Accepted',
        timeline: [
          { to: 'Active' },
          { from: 'Active', to: 'Accepted' },
          { reason: 'contact_shown' },
        ],
      },
    ]);
  });

  it('pages through any number of applications', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    for (let time = 0; time < 101; time += 1) {
      const { id: seekerId } = await signUpSeeker(app);
      await insertApplication(app, { jobId, employerId: employer.id, seekerId });
    }
    const response = await app.api.exportCompanyData({ employerId: employer.id, as: employer });
    const text = unzip(response.rawPayload).get('applications.json')?.toString() ?? '[]';
    expect(JSON.parse(text)).toHaveLength(101);
  });

  it('is for its employer only', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    expect(
      (await app.api.exportCompanyData({ employerId: employer.id, as: other })).statusCode,
    ).toBe(403);
    expect((await app.api.exportCompanyData({ employerId: employer.id })).statusCode).toBe(401);
  });

  it('shares one queue with all exports, and responds with Retry-After when it is full', async () => {
    const [employer, seeker] = [await signUpEmployer(app), await signUpSeeker(app)];
    const ask = () => app.api.exportCompanyData({ employerId: employer.id, as: employer });
    const responses: Promise<{ statusCode: number }>[] = [];
    await app.database.transaction().execute(async (transaction) => {
      // The first export waits for this table, eight others for the first.
      await sql`lock table sales_inquiries in access exclusive mode`.execute(transaction);
      await new Promise<void>((resolve) => {
        let rejected = 0;
        for (let place = 0; place < 12; place += 1) {
          const response = ask();
          responses.push(response);
          void response.then(({ statusCode, headers }) => {
            if (statusCode === 503 && headers['retry-after'] === '2') rejected += 1;
            if (rejected === 3) resolve();
          }, resolve);
        }
      });
      const own = await app.api.exportMyData({ userId: seeker.id, as: seeker });
      expect([own.statusCode, own.headers['retry-after']]).toEqual([503, '2']);
    });
    const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  });
});
