import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;
let employer: TestAccount;

/** In the order in which they applied, with the job's title. */
const APPLICANTS = [
  ['Zoë', 'Adams', 'Barista'],
  ['ana', 'Lopez', 'Line Cook'],
  ['Émile', 'Zola', 'Barista'],
  ['Ben', 'Adams', 'Line Cook'],
  ['Ana', 'Bell', 'Barista'],
  ['Ben', 'O_Neil', 'Barista'],
  ['Ben', 'Adams', '100% Remote Creator'],
] as const;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
  const jobs = new Map<string, string>();
  for (const [firstName, lastName, title] of APPLICANTS) {
    const jobId = jobs.get(title) ?? (await insertJob(app, employer, { title }));
    jobs.set(title, jobId);
    const name = { first_name: firstName, last_name: lastName };
    const { id: seekerId } = await signUpSeeker(app, name);
    await insertApplication(app, { jobId, employerId: employer.id, seekerId });
    app.clock.advance(MINUTE_MS);
  }
});

afterAll(() => app.close());

interface Listed {
  readonly id: string;
  readonly user: { readonly firstName: string; readonly lastName: string };
  readonly job: { readonly title: string };
}

function ask(query: Record<string, string>, as: TestAccount | undefined = employer) {
  return app.api.listEmployerApplications({
    employerId: employer.id,
    query: `${new URLSearchParams(query)}`,
    as,
  });
}

async function find(query: Record<string, string>) {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  const { applications } = response.json<{ applications: Listed[] }>();
  const found = applications.map(({ user, job }) => {
    return `${user.firstName} ${user.lastName}, ${job.title}`;
  });
  return {
    found,
    count: response.headers['x-total-count'],
    next: /[?&]cursor=([^&>]+)/.exec(String(response.headers.link))?.[1],
  };
}

/** Every page of two, in order. */
async function pages(query: Record<string, string>) {
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...query, limit: '2', ...(cursor ? { cursor } : {}) });
    expect(page.count).toBe((await find(query)).count);
    all.push(...page.found);
    cursor = page.next;
  } while (cursor);
  return all;
}

describe('searching an employer’s applications', () => {
  it('finds names and job titles, ignoring case and accents', async () => {
    expect((await find({ search: 'emile' })).found).toEqual(['Émile Zola, Barista']);
    expect((await find({ search: 'ZOE' })).found).toEqual(['Zoë Adams, Barista']);
    expect(await find({ search: 'line cook' })).toMatchObject({
      found: ['Ben Adams, Line Cook', 'ana Lopez, Line Cook'],
      count: '2',
    });
  });

  it('requires every word, in the name or the title', async () => {
    expect((await find({ search: ' adams  barista ' })).found).toEqual(['Zoë Adams, Barista']);
    expect(await find({ search: 'adams plumber' })).toMatchObject({ found: [], count: '0' });
  });

  it('matches special characters literally', async () => {
    expect((await find({ search: '%' })).found).toEqual(['Ben Adams, 100% Remote Creator']);
    expect((await find({ search: '_' })).found).toEqual(['Ben O_Neil, Barista']);
    expect((await find({ search: "' or 1=1 --" })).found).toEqual([]);
  });

  it('combines with the other filters and with paging', async () => {
    expect((await find({ search: 'ben', state: 'closed' })).count).toBe('0');
    expect(await pages({ search: 'ben', state: 'open' })).toEqual([
      'Ben Adams, 100% Remote Creator',
      'Ben O_Neil, Barista',
      'Ben Adams, Line Cook',
    ]);
  });

  it('finds the one that is named, of this employer only', async () => {
    const { applications } = (await ask({ search: 'zoe' })).json<{ applications: Listed[] }>();
    const applicationId = applications[0]?.id ?? '';
    expect(await find({ applicationId })).toMatchObject({
      found: ['Zoë Adams, Barista'],
      count: '1',
    });
    const other = await signUpEmployer(app);
    const response = await app.api.listEmployerApplications({
      employerId: other.id,
      query: { applicationId },
      as: other,
    });
    expect(response.json()).toEqual({ applications: [] });
  });

  it('finds applicants who deleted the account under the name that is shown', async () => {
    const { id: seekerId } = await signUpSeeker(app);
    const other = await signUpEmployer(app);
    const jobId = await insertJob(app, other);
    await insertApplication(app, { jobId, employerId: other.id, seekerId });
    await app.database.deleteFrom('seekers').where('id', '=', seekerId).execute();
    const response = await app.api.listEmployerApplications({
      employerId: other.id,
      query: { search: 'former' },
      as: other,
    });
    expect(response.headers['x-total-count']).toBe('1');
  });
});

describe('the order of an employer’s applications', () => {
  const byDate = APPLICANTS.map((parts) => `${parts[0]} ${parts[1]}, ${parts[2]}`);

  it('is newest first by default', async () => {
    expect((await find({})).found).toEqual(byDate.toReversed());
    expect(await pages({ sort: 'newest' })).toEqual(byDate.toReversed());
  });

  it('is oldest first without gaps or duplicates across pages', async () => {
    expect(await pages({ sort: 'oldest' })).toEqual(byDate);
  });

  it('is by name from A to Z, including equal names', async () => {
    const listed = await pages({ sort: 'name' });
    expect(listed).toEqual([
      'Ana Bell, Barista',
      'ana Lopez, Line Cook',
      'Ben Adams, Line Cook',
      'Ben Adams, 100% Remote Creator',
      'Ben O_Neil, Barista',
      'Émile Zola, Barista',
      'Zoë Adams, Barista',
    ]);
  });

  it('pages through names of any allowed length', async () => {
    const other = await signUpEmployer(app);
    const jobId = await insertJob(app, other);
    for (const last of ['Щ'.repeat(120), '"\\'.repeat(60)]) {
      const { id: seekerId } = await signUpSeeker(app);
      await app.database
        .updateTable('seekers')
        .set({ first_name: 'Ж'.repeat(120), last_name: last })
        .where('id', '=', seekerId)
        .execute();
      await insertApplication(app, { jobId, employerId: other.id, seekerId });
    }
    const first = await app.api.listEmployerApplications({
      employerId: other.id,
      query: { sort: 'name', limit: '1' },
      as: other,
    });
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await app.call('GET', next, { as: other })).statusCode).toBe(200);
  });

  it('names nobody in a cursor, and follows no cursor of another company', async () => {
    const asked = { employerId: employer.id, query: { sort: 'name', limit: '2' }, as: employer };
    const { headers } = await app.api.listEmployerApplications(asked);
    const cursor = /cursor=([\w-]+)/.exec(String(headers.link))?.[1] ?? '';
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    expect(read).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    const other = await signUpEmployer(app);
    const last = await signUpSeeker(app, { first_name: 'Zz' });
    const jobId = await insertJob(app, other);
    await insertApplication(app, { jobId, employerId: other.id, seekerId: last.id });
    const query = { sort: 'name', cursor };
    const followed = await app.api.listEmployerApplications({
      employerId: other.id,
      query,
      as: other,
    });
    expect(followed.json()).toMatchObject({ applications: [] });
  });
});

describe('an invalid search or order', () => {
  it.each([
    { sort: 'age' },
    { search: 'x'.repeat(101) },
    { sort: 'name', cursor: 'rubbish' },
    { sort: 'oldest', cursor: Buffer.from('["Ben","1"]').toString('base64url') },
    { search: 'a\0b' },
  ])('is rejected: %j', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  it('is reported as unauthorized to anyone but employers', async () => {
    expect(
      (
        await app.api.listEmployerApplications({
          employerId: employer.id,
          query: { search: 'ana' },
        })
      ).statusCode,
    ).toBe(401);
    expect((await ask({ search: 'ana' }, await signUpEmployer(app))).statusCode).toBe(403);
  });
});
