import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A job that is the only one of its company. */
async function onlyJob() {
  const employer = await signUpEmployer(app, { companyName: 'Copper Kettle' });
  return { employer, jobId: await insertJob(app, employer, { city: 'Boone' }) };
}

async function read(url: string) {
  // As other instances do when the database announces a change.
  await app.platform.responseCache.catchUp();
  return app.call('GET', url);
}

/** Where a visitor finds the job or its company. */
async function placesOf({ employer, jobId }: Awaited<ReturnType<typeof onlyJob>>) {
  const places = {
    search: '/jobs/filteredJobs?searchLocation=Boone',
    city: '/jobs/searchjobs?searchLocation=Boone',
    company: `/api/employers/${employer.id}/jobs`,
    hiring: '/api/employers/hiring?limit=24',
    feed: '/jobs/in/Boone/feed.xml',
    counts: '/api/jobs/cities/Boone',
    sitemap: `/sitemaps/jobs/${jobId}.xml`,
    page: `/api/jobs/${jobId}`,
  };
  const found: string[] = [];
  for (const [place, url] of Object.entries(places)) {
    const { statusCode, body } = await read(url);
    const shows = [jobId, employer.id, '"activeJobs":1'].some((part) => body.includes(part));
    if (statusCode === 200 && shows) found.push(place);
  }
  return found;
}

const EVERYWHERE = ['search', 'city', 'company', 'hiring', 'feed', 'counts', 'sitemap', 'page'];

const setModeration = (jobId: string, moderation: 'clear' | 'held') =>
  app.database.updateTable('jobs').set({ moderation }).where('id', '=', jobId).execute();

const setSuspended = ({ id }: TestAccount, at: Date | null) =>
  app.database.updateTable('employers').set({ suspended_at: at }).where('id', '=', id).execute();

describe('a hidden job', () => {
  it('is public nowhere while it is held, and everywhere again after', async () => {
    const job = await onlyJob();
    expect(await placesOf(job)).toEqual(EVERYWHERE);
    await setModeration(job.jobId, 'held');
    expect(await placesOf(job)).toEqual([]);
    await setModeration(job.jobId, 'clear');
    expect(await placesOf(job)).toEqual(EVERYWHERE);
    await app.api.closeJob({ jobId: job.jobId, as: job.employer });
  });

  it('is hidden with its suspended company, and stays so while it is held', async () => {
    const job = await onlyJob();
    const now = app.clock.read();
    await setSuspended(job.employer, now);
    expect(await placesOf(job)).toEqual([]);
    const later = { employer: job.employer, jobId: await insertJob(app, job.employer) };
    expect(await placesOf(later)).toEqual([]);
    await setModeration(later.jobId, 'held');
    await setSuspended(job.employer, null);
    expect(await placesOf(job)).toEqual(EVERYWHERE);
    expect((await read(`/api/jobs/${later.jobId}`)).statusCode).toBe(404);
    await app.api.closeJob({ jobId: job.jobId, as: job.employer });
  });

  it('takes no application, and none of its calls for visitors answers', async () => {
    const { employer, jobId } = await onlyJob();
    await setModeration(jobId, 'held');
    const seeker = await signUpSeeker(app);
    const body = { userId: seeker.id };
    const apply = await app.api.applyToJob({ jobId, as: seeker, body });
    expect(apply.statusCode).toBe(404);
    const save = { userId: seeker.id, jobId };
    const saved = await app.api.saveJob({ as: seeker, body: save });
    expect(saved.statusCode).toBe(404);
    const own = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
    expect(own.json()).toMatchObject({ jobs: [{ id: jobId, status: 'Active' }] });
  });
});

describe('a suspension on its way', () => {
  it('hides a job that is posted meanwhile', async () => {
    const employer = await signUpEmployer(app);
    const { transaction, ...locked } = await lockRow(app, 'employers', employer.id);
    await transaction
      .updateTable('employers')
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', employer.id)
      .execute();
    const posting = insertJob(app, employer);
    await locked.waitUntilContended();
    await locked.release();
    expect((await read(`/api/jobs/${await posting}`)).statusCode).toBe(404);
  });
});
