import { DAY_MS, type OverviewWeek } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { report } from '../../../../test/scenarios/cases.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

async function weeks() {
  await operator.signInAgain();
  const response = await operator.api.getOverview();
  expect(response.statusCode).toBe(200);
  return response.json<{ weeks: OverviewWeek[] }>().weeks;
}

const NOTHING = {
  seekers: 0,
  employers: 0,
  jobs: 0,
  filledShare: null,
  applications: 0,
  answerDays: null,
  cases: 0,
  upheld: 0,
};

describe('GET /api/operator/overview', () => {
  it('counts what happened in each of 26 weeks, which begin on Mondays in New York', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    // Sunday, an hour before midnight in New York, and Monday at midnight.
    const sunday = new Date('2026-11-16T04:00:00Z');
    const monday = new Date('2026-11-16T05:00:00Z');
    const filled = {
      status: 'Closed',
      closed_reason: 'filled',
      closed_at: monday,
      closes_at: null,
    } as const;
    const jobId = await insertJob(app, employer, { created_at: sunday });
    await app.database.updateTable('seekers').set({ created_at: monday }).execute();
    await app.database.updateTable('employers').set({ created_at: sunday }).execute();
    await insertJob(app, employer, { ...filled, created_at: monday });
    await insertJob(app, employer, { created_at: monday });
    await insertJob(app, employer, { created_at: monday });
    await insertJob(app, employer, { created_at: monday });

    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const answered = await insertApplication(app, own);
    await insertApplication(app, { ...own, seekerId: other.id });
    app.clock.advance(1.5 * DAY_MS);
    const decided = await app.api.changeApplicationStatus({
      id: answered,
      as: employer,
      body: { status: 'Interviewing' },
    });
    expect(decided.statusCode).toBe(200);
    await report(app, other, jobId);

    const found = await weeks();
    expect(found).toHaveLength(26);
    const [first, before, present] = [found[0], found[24], found[25]];
    expect(first).toEqual({ ...NOTHING, monday: '2026-05-25' });
    expect(before).toEqual({
      ...NOTHING,
      monday: '2026-11-09',
      employers: 1,
      jobs: 1,
      filledShare: 0,
    });
    expect(present).toEqual({
      monday: '2026-11-16',
      seekers: 2,
      employers: 0,
      jobs: 4,
      filledShare: 0.25,
      applications: 2,
      answerDays: 1.5,
      cases: 1,
      upheld: 0,
    });
  });
});
