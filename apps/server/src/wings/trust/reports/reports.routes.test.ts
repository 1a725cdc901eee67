import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;
let employer: TestAccount;
let seeker: TestAccount;
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  seeker = await signUpSeeker(app);
  jobId = await insertJob(app, employer, { title: 'Barista' });
});

afterAll(() => app.close());

const report = (as: TestAccount | undefined, body: object) => app.api.reportSubject({ as, body });
const aboutJob = { subjectType: 'job', reason: 'scam' };

describe('POST /api/reports', () => {
  it('opens a case, and answers a second report of the same with the first', async () => {
    const first = await report(seeker, { ...aboutJob, subjectId: jobId, note: ' Odd. ' });
    const expected = {
      report: {
        id: expect.any(String),
        subjectType: 'job',
        subjectId: jobId,
        subjectName: 'Barista',
        reason: 'scam',
        status: 'open',
        createdAt: app.clock.read().toISOString(),
        decidedAt: null,
      },
    };
    expect([first.statusCode, first.json()]).toEqual([201, expected]);
    const again = await report(seeker, { ...aboutJob, subjectId: jobId, reason: 'other' });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await app.api.listReports({ as: seeker })).json()).toEqual({
      reports: [expected.report],
    });
  });

  it('takes a note afterwards with the same report again, and keeps it without one', async () => {
    const reporter = await signUpSeeker(app);
    const subjectId = await insertJob(app, employer, { title: 'Host' });
    const notes = () =>
      app.database
        .selectFrom('reports')
        .select(['reason', 'note'])
        .where('seeker_id', '=', reporter.id)
        .execute();
    const first = await report(reporter, { ...aboutJob, subjectId });
    const noted = { ...aboutJob, subjectId, note: ' They ask for a deposit. ' };
    const again = await report(reporter, noted);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await notes()).toEqual([{ reason: 'scam', note: 'They ask for a deposit.' }]);
    await report(reporter, { ...aboutJob, subjectId, reason: 'other' });
    expect(await notes()).toEqual([{ reason: 'scam', note: 'They ask for a deposit.' }]);
    await report(reporter, { ...noted, note: 'By check.' });
    expect(await notes()).toEqual([{ reason: 'scam', note: 'By check.' }]);
  });

  it('puts what many report at once into one case', async () => {
    const reported = await insertJob(app, employer, { title: 'Runner' });
    const seekers = await Promise.all([1, 2, 3, 4, 5].map(() => signUpSeeker(app)));
    const responses = await Promise.all(
      seekers.flatMap((as) => [
        report(as, { ...aboutJob, subjectId: reported }),
        report(as, { ...aboutJob, subjectId: reported }),
      ]),
    );
    const count = (status: number) =>
      responses.filter(({ statusCode }) => statusCode === status).length;
    expect([count(201), count(200)]).toEqual([5, 5]);
    const cases = await app.database
      .selectFrom('cases')
      .select('report_count')
      .where('subject_id', '=', reported)
      .execute();
    expect(cases).toEqual([{ report_count: 5 }]);
  });

  it('takes applications of both of their sides, and of nobody else', async () => {
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    const body = { subjectType: 'application', subjectId: id, reason: 'harassment' };
    const byEmployer = await report(employer, body);
    expect(byEmployer.json()).toMatchObject({
      report: { subjectType: 'application', subjectName: 'Application for Barista' },
    });
    expect((await report(seeker, body)).statusCode).toBe(201);
    expect((await report(await signUpSeeker(app), body)).statusCode).toBe(404);
    expect((await report(await signUpEmployer(app), body)).statusCode).toBe(404);
  });

  it('takes companies, but not from themselves', async () => {
    const body = { subjectType: 'company', subjectId: employer.id, reason: 'misleading' };
    expect((await report(seeker, body)).statusCode).toBe(201);
    expect((await report(await signUpEmployer(app), body)).statusCode).toBe(201);
    expect((await report(employer, body)).statusCode).toBe(403);
    expect((await report(employer, { ...aboutJob, subjectId: jobId })).statusCode).toBe(403);
  });

  it.each([
    ['no reason', { reason: undefined }, 400],
    ['an unknown reason', { reason: 'bored' }, 400],
    ['an unknown kind', { subjectType: 'seeker' }, 400],
    ['no id', { subjectId: 'x' }, 400],
    ['a long note', { note: 'x'.repeat(2_001) }, 400],
    ['a job that does not exist', { subjectId: crypto.randomUUID() }, 404],
    ['a message, which nobody can write', { subjectType: 'message' }, 404],
  ])('refuses %s', async (_, wrong, status) => {
    const body = { ...aboutJob, subjectId: jobId, ...wrong };
    expect((await report(seeker, body)).statusCode).toBe(status);
  });

  it('is for those who are signed in', async () => {
    expect((await report(undefined, { ...aboutJob, subjectId: jobId })).statusCode).toBe(401);
    expect((await app.api.listReports()).statusCode).toBe(401);
  });

  it('takes twenty of one account in a day', async () => {
    const busy = await signUpSeeker(app);
    const ids: string[] = [];
    for (let number = 0; number <= 20; number += 1) {
      ids.push(await insertJob(app, employer, { title: `Job ${number}` }));
    }
    const [last = '', ...others] = ids;
    for (const subjectId of others) {
      expect((await report(busy, { ...aboutJob, subjectId })).statusCode).toBe(201);
    }
    const refused = await report(busy, { ...aboutJob, subjectId: last });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    app.clock.advance(DAY_MS);
    expect((await report(busy, { ...aboutJob, subjectId: last })).statusCode).toBe(201);
  });
});

it('shows everybody only their own reports', async () => {
  const list = await app.api.listReports({ as: await signUpSeeker(app) });
  expect(list.json()).toEqual({ reports: [] });
});
