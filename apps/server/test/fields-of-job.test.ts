import { jobFieldNames } from '@nextshift/contract';
import { jobTexts } from '@nextshift/test-kit/people/job-texts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOfField } from '../src/wings/jobs/index.ts';
import { describeJob } from '../src/wings/screening/case-files/index.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signUpEmployer } from './database/insert-accounts.ts';
import { SATURDAY } from './database/insert-shifts.ts';
import { postJob } from './scenarios/postings.ts';

let app: TestApp;

beforeAll(async () => {
  // What is in every field would be held: nobody writes such jobs.
  app = await createTestApp({ env: { EMPLOYER_CHECKS: 'off' } });
});

afterAll(() => app.close());

/** Something of its own in every field. */
const EVERY_FIELD = {
  ...jobTexts((_maxLength, name) => `The ${name} of this job`),
  applyWebsite: 'https://copper-kettle.example/jobs',
  type: 'Part-time',
  city: 'Raleigh',
  state: 'NC',
  zipCode: '27601',
  industry: 'Restaurant',
  experienceLevel: 'Junior',
  locationType: 'Hybrid',
  minWage: 140,
  maxWage: 180,
  payRate: 150,
  payFrequency: 'One Time',
  expectedHours: 7,
  tipped: true,
  tips: { min: 4, max: 6.5 },
  minimumAge: 18,
  openings: 3,
  shifts: [SATURDAY],
  eachWorks: { all: true, min: null, max: null },
  closesAt: '2026-12-01T12:00:00.000Z',
};

const post = async () => postJob(app, await signUpEmployer(app), EVERY_FIELD);

describe('every field of a job', () => {
  it('is in this list', () => {
    expect(Object.keys(EVERY_FIELD).toSorted()).toEqual(jobFieldNames.toSorted());
  });

  it('is stored as it is posted', async () => {
    const { shifts, ...fields } = EVERY_FIELD;
    const job = await post();
    expect(job).toMatchObject({
      ...fields,
      shifts: shifts.map((each) => ({ ...each, capacity: 3 })),
    });
    const read = await app.api.getJob({ jobId: job.id });
    expect(read.json()).toEqual({ ...job, usualPay: null });
  });

  it('is read by those who examine the job', async () => {
    const { title, texts } = describeJob(await post());
    const words = [title, ...texts.map(({ text }) => text)].join('\n');
    const { shifts, eachWorks, payRate, payFrequency, tipped, tips, closesAt, ...shown } =
      EVERY_FIELD;
    // Of pay, the range stands for the rate, and of shares of shifts, what they come to.
    expect(words).toContain('$140–$180 once + tips, about $24–32 / hour, says the employer');
    expect(words).toContain('$4–$6.50');
    expect(words).toContain('Sat, 7 AM');
    for (const value of Object.values(shown).flat()) expect(words).toContain(String(value));
  });

  it('counts for the revision', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgname = 'jobs_count_revision'`.execute(app.database);
    const definition = rows[0]?.definition ?? '';
    const uncounted = jobFieldNames.filter(
      (name) => !definition.includes(`new.${columnOfField(name)}`),
    );
    expect(uncounted).toEqual([]);
  });
});
