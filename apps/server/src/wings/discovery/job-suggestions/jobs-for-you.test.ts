import type { SuggestedJob } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
});

afterAll(() => app.close());

type Columns = Parameters<typeof insertJob>[2];

async function post(columns: Columns) {
  const employer = await signUpEmployer(app);
  return { id: await insertJob(app, employer, columns), employerId: employer.id };
}

async function save(seeker: TestAccount, jobId: string) {
  const row = { id: newId(), seeker_id: seeker.id, job_id: jobId, created_at: app.clock.read() };
  await app.database.insertInto('saved_jobs').values(row).execute();
}

async function describeSeeker(seeker: TestAccount, columns: object) {
  const row = { seeker_id: seeker.id, ...columns };
  await app.database
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(columns))
    .execute();
}

async function jobsFor(seeker: TestAccount): Promise<SuggestedJob[]> {
  const response = await app.api.listJobsForYou({ as: seeker });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('no-store');
  return response.json<{ jobs: SuggestedJob[] }>().jobs;
}

const reasons = async (seeker: TestAccount) =>
  (await jobsFor(seeker)).map(({ id, why }) => [id, why]);

describe('the jobs for a seeker', () => {
  it('are none while nothing is known', async () => {
    const city = aCity();
    await post({ city });
    const seeker = await signUpSeeker(app);
    expect(await jobsFor(seeker)).toEqual([]);
    await describeSeeker(seeker, { city, state: 'NC', current_position: 'Student' });
    expect(await jobsFor(seeker)).toEqual([]);
  });

  it('name what the profile says, in the city where the seeker lives', async () => {
    const city = aCity();
    const seeker = await signUpSeeker(app);
    await describeSeeker(seeker, {
      city,
      state: 'NC',
      current_position: 'Barista at Cup A Joe, 2024',
      hobbies: ['Photography'],
    });
    const titled = await post({ city, title: 'Weekend Barista' });
    const tagged = await post({ city, title: 'Assistant', tags: ['photography'] });
    await post({ city, title: 'Baristas of the world', tags: ['photographer'] });
    await post({ city: aCity(), title: 'Weekend Barista' });
    expect(await reasons(seeker)).toEqual(
      expect.arrayContaining([
        [titled.id, ['“Barista” is in your profile', `In ${city}`]],
        [tagged.id, ['“Photography” is in your profile', `In ${city}`]],
      ]),
    );
    expect(await jobsFor(seeker)).toHaveLength(2);
  });

  it('share skills and the industry with jobs that were saved or applied to, with the distance', async () => {
    const seeker = await signUpSeeker(app);
    await describeSeeker(seeker, { city: 'Raleigh', state: 'NC' });
    const kind = { industry: 'Construction', title: 'Scaffolder' } as const;
    const saved = await post({ ...kind, zip_code: '27601', skills: ['Heights'] });
    const applied = await post({ ...kind, zip_code: '27601' });
    await save(seeker, saved.id);
    await insertApplication(app, { ...applied, jobId: applied.id, seekerId: seeker.id });
    const near = await post({ industry: 'Construction', title: 'Painter', zip_code: '27606' });
    const skilled = await post({ title: 'Roofer', tags: ['HEIGHTS'], city: 'Durham' });
    const remote = await post({
      industry: 'Construction',
      title: 'Clerk',
      location_type: 'Remote',
    });
    const like = 'Construction, like jobs you saved or applied to';
    expect(await reasons(seeker)).toEqual([
      [near.id, [like, expect.stringMatching(/^[45]\.\d mi from Raleigh$/)]],
      [remote.id, [like, 'Remote']],
      [skilled.id, ['“HEIGHTS”, as in a job you saved', expect.stringMatching(/^21\.\d mi from/)]],
    ]);
  });

  it('are near the jobs that were chosen, if the profile names no city', async () => {
    const city = aCity();
    const seeker = await signUpSeeker(app);
    const saved = await post({ city, industry: 'Media' });
    const other = await post({ city, industry: 'Media' });
    await save(seeker, saved.id);
    expect(await reasons(seeker)).toEqual([
      [other.id, ['Media, like a job you saved', `In ${city}`]],
    ]);
  });

  it('leave out what was saved or applied to, and what is closed, held or full', async () => {
    const city = aCity();
    const seeker = await signUpSeeker(app);
    await describeSeeker(seeker, { city, state: 'NC', current_position: 'Barista' });
    const open = await post({ city });
    const saved = await post({ city });
    const withdrawn = await post({ city });
    await save(seeker, saved.id);
    await insertApplication(app, {
      ...withdrawn,
      jobId: withdrawn.id,
      seekerId: seeker.id,
      status: 'withdrawn',
    });
    await post({ city, status: 'Closed' });
    await post({ city, moderation: 'held' });
    await post({ city, max_applicants: 1, applicants: 1 });
    expect((await jobsFor(seeker)).map(({ id }) => id)).toEqual([open.id]);
  });

  it('are eight at most, and two of one company', async () => {
    const city = aCity();
    const seeker = await signUpSeeker(app);
    await describeSeeker(seeker, { city, state: 'NC', current_position: 'Barista' });
    const employer = await signUpEmployer(app);
    for (let at = 0; at < 3; at += 1) await insertJob(app, employer, { city });
    expect(await jobsFor(seeker)).toHaveLength(2);
    for (let at = 0; at < 7; at += 1) await post({ city });
    expect(await jobsFor(seeker)).toHaveLength(8);
  });

  it('are for seekers only', async () => {
    const employer = await signUpEmployer(app);
    expect((await app.api.listJobsForYou()).statusCode).toBe(401);
    expect((await app.api.listJobsForYou({ as: employer })).statusCode).toBe(401);
  });
});
