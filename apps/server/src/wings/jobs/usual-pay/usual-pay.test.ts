import type { Job, UsualPay } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { aCity } from '../../../../test/unique.ts';

let app: TestApp;
let employers: TestAccount[];

beforeAll(async () => {
  app = await createTestApp();
  employers = [await signUpEmployer(app), await signUpEmployer(app), await signUpEmployer(app)];
});

afterAll(() => app.close());

type Columns = Parameters<typeof insertJob>[2];

/** Jobs that pay these dollars an hour, posted by so many companies in turn. */
async function post(pays: readonly number[], columns: Columns, companies = 3): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, pay] of pays.entries()) {
    const employer = employers[at % companies];
    if (!employer) throw new Error('There are three companies.');
    const paid: Columns = {
      pay_rate: pay,
      pay_frequency: 'Per Hour',
      hourly_min: pay,
      hourly_max: pay,
    };
    ids.push(await insertJob(app, employer, { ...paid, ...columns }));
  }
  return ids;
}

async function usualPayOf(jobId = ''): Promise<UsualPay | null> {
  const response = await app.api.getJob({ jobId });
  expect(response.statusCode).toBe(200);
  return response.json<Job & { usualPay: UsualPay | null }>().usualPay;
}

/** From 10 to 10 + count - 1. */
const range = (count: number) => Array.from({ length: count }, (_, at) => 10 + at);

describe('the usual pay of a job', () => {
  it('is that of the middle half of the same role in its city', async () => {
    const city = aCity();
    const jobs = await post(range(21), { city, title: 'Weekend Baristas (Downtown)' });
    const usual = { who: 'baristas', city, jobs: 21, min: 15, max: 25 };
    expect(await usualPayOf(jobs[4])).toEqual({ ...usual, compared: 'below' });
    expect(await usualPayOf(jobs[5])).toEqual({ ...usual, compared: 'within' });
    expect(await usualPayOf(jobs[15])).toEqual({ ...usual, compared: 'within' });
    expect(await usualPayOf(jobs[16])).toEqual({ ...usual, compared: 'above' });
  });

  it('compares the middle of a range', async () => {
    const city = aCity();
    await post(range(20), { city });
    const wages = { min_wage: 12, max_wage: 30, hourly_min: 12, hourly_max: 30 };
    const [wide] = await post([12], { city, ...wages });
    expect((await usualPayOf(wide))?.compared).toBe('within');
  });

  it('needs twenty jobs, and three companies', async () => {
    const [few, same] = [aCity(), aCity()];
    const [ofFew] = await post(range(19), { city: few });
    expect(await usualPayOf(ofFew)).toBeNull();
    await post([12], { city: few });
    expect(await usualPayOf(ofFew)).toMatchObject({ jobs: 20 });
    const [ofSame] = await post(range(20), { city: same }, 2);
    expect(await usualPayOf(ofSame)).toBeNull();
  });

  it.each<[string, Columns]>([
    ['of another role', { title: 'Cook' }],
    ['of another state', { state: 'VA' }],
    ['closed', { status: 'Closed' }],
    ['held', { moderation: 'held' }],
    ['paid by the day', { pay_frequency: 'Per Day' }],
    ['a gig of unknown length', { pay_frequency: 'One Time', hourly_min: null, hourly_max: null }],
  ])('does not count a job that is %s', async (_, columns) => {
    const city = aCity();
    const [job] = await post(range(19), { city });
    await post([12], { city, ...columns });
    expect(await usualPayOf(job)).toBeNull();
  });

  it('is not given of a job without an hourly pay, or without a role', async () => {
    const city = aCity();
    await post(range(20), { city });
    const [daily] = await post([100], { city, pay_frequency: 'Per Day' });
    const [nameless] = await post([12], { city, title: '兼职' });
    expect(await usualPayOf(daily)).toBeNull();
    expect(await usualPayOf(nameless)).toBeNull();
  });

  it('is read from its own index, however many jobs there are', async () => {
    const plan = await app.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select hourly_min from jobs
        where lower(city) = lower('Raleigh') and state = 'NC' and job_role(title) = job_role('Barista')
          and status = 'Active' and not hidden and hourly_max is not null
          and pay_frequency in ('Per Hour', 'One Time')
        order by published_at desc limit 1000`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('jobs_usual_pay');
    expect(plan).not.toContain('Sort');
  });
});

describe('the role of a job', () => {
  it.each([
    ['Barista', 'barista'],
    ['Weekend Baristas (Downtown)', 'barista'],
    ['Part-time Barista - Morning Shift', 'barista'],
    ['Line Cook / Dishwasher', 'cook'],
    ['Research Assistant in Biology', 'research assistant'],
    ['Math Tutor for 8th Grade', 'tutor'],
    ['Café Crew Member', 'crew member'],
    ['Waitress Needed', 'waitress'],
    ['Summer Camp Counselor', 'counselor'],
    ['Server & Host', 'server'],
    ['Assistant', null],
    ['Part Time', null],
    ['(Remote)', null],
    ['', null],
  ])('of "%s" is %s', async (title, role) => {
    const { rows } = await sql<{ role: string | null }>`
      select job_role(${title}) as role`.execute(app.database);
    expect(rows[0]?.role).toBe(role);
  });
});
