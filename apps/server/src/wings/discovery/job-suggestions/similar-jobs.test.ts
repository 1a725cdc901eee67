import { DAY_MS, type Job } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { fillGazetteer } from '../../../../test/database/insert-places.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  await fillGazetteer(app);
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

type Columns = Parameters<typeof insertJob>[2];

/** A job of a company of its own, so that no company has too many. */
async function postApart(columns: Columns): Promise<string> {
  return insertJob(app, await signUpEmployer(app), columns);
}

async function similarTo(jobId: string): Promise<string[]> {
  const response = await app.api.listSimilarJobs({ jobId });
  expect(response.statusCode).toBe(200);
  return response.json<{ jobs: Job[] }>().jobs.map(({ id }) => id);
}

describe('the jobs like a job', () => {
  it('are those that share the most, best first, without those that share nothing', async () => {
    const city = aCity();
    const industry = 'Restaurant' as const;
    const job = await postApart({ city, industry, tags: ['Coffee'], skills: ['Latte art'] });
    const [loose, tagged, same, titled] = [
      await postApart({ city, industry, title: 'Bookkeeper', type: 'Full-time' }),
      await postApart({ city, title: 'Roaster', skills: ['latte art', 'COFFEE'] }),
      await postApart({ city, industry, tags: ['coffee'] }),
      await postApart({ city, industry: 'Retail' }),
    ];
    await postApart({ city, title: 'Bookkeeper', industry: 'Finance' });
    const elsewhere = await postApart({ city: aCity(), industry });
    const found = await similarTo(job);
    expect(found[0]).toBe(same);
    expect(found.toSorted()).toEqual([loose, tagged, same, titled].toSorted());
    expect(found).not.toContain(elsewhere);
    expect(found.at(-1)).toBe(loose);
  });

  it('are the nearer ones among equal ones, up to 25 miles away', async () => {
    const around = { industry: 'Hospitality', title: 'Night Porter' } as const;
    const job = await postApart({ ...around, zip_code: '27601' });
    const durham = await postApart({ ...around, city: 'Durham', zip_code: '27701' });
    const next = await postApart({ ...around, zip_code: '27601' });
    const across = await postApart({ ...around, zip_code: '27606' });
    await postApart({ ...around, city: 'Saint Paul', state: 'MN' });
    expect(await similarTo(job)).toEqual([next, across, durham]);
  });

  it('of a remote one are remote ones, from anywhere', async () => {
    const remote = { location_type: 'Remote', title: 'Podcast Cutter', industry: 'Media' } as const;
    const job = await postApart({ ...remote, city: aCity() });
    const other = await postApart({ ...remote, city: aCity(), state: 'WA' });
    expect(await similarTo(job)).toEqual([other]);
  });

  it('are open: no held, closed or full ones, and of one company three at most', async () => {
    const city = aCity();
    const job = await postApart({ city });
    await postApart({ city, status: 'Closed' });
    await postApart({ city, moderation: 'held' });
    await postApart({ city, max_applicants: 2, applicants: 2 });
    const ids = new Set<string>();
    for (let at = 0; at < 5; at += 1) ids.add(await insertJob(app, employer, { city }));
    const found = await similarTo(job);
    expect(found).toHaveLength(3);
    expect(found.every((id) => ids.has(id))).toBe(true);
  });

  it('are eight at most, the newest among equal ones', async () => {
    const city = aCity();
    const job = await postApart({ city });
    const ids: string[] = [];
    for (let day = 1; day <= 9; day += 1) {
      const publishedAt = new Date(app.clock.read().getTime() - day * DAY_MS);
      ids.push(await postApart({ city, published_at: publishedAt }));
    }
    expect(await similarTo(job)).toEqual(ids.slice(0, 8));
  });

  it('are offered of a closed job too, and of no job that is not public', async () => {
    const city = aCity();
    const open = await postApart({ city });
    const closed = await postApart({ city, status: 'Closed' });
    const held = await postApart({ city, moderation: 'held' });
    expect(await similarTo(closed)).toEqual([open]);
    for (const id of [held, '7b5f9b9e-24a8-4d0a-8b4e-1f9f5e3d2c1b']) {
      expect((await app.api.listSimilarJobs({ jobId: id })).statusCode).toBe(404);
    }
    expect((await app.api.listSimilarJobs({ jobId: 'x' })).statusCode).toBe(400);
  });

  it('follow the jobs of their surroundings, though they are cached', async () => {
    const job = await postApart({ title: 'Kayak Guide', zip_code: '27601' });
    expect(await similarTo(job)).toEqual([]);
    const other = await postApart({ title: 'Kayak Guide', city: 'Durham', zip_code: '27701' });
    await expect.poll(() => similarTo(job)).toEqual([other]);
    const change = {
      status: 'Closed',
      closed_at: app.clock.read(),
      closed_reason: 'closed',
    } as const;
    await app.database.updateTable('jobs').set(change).where('id', '=', other).execute();
    await expect.poll(() => similarTo(job)).toEqual([]);
  });
});
