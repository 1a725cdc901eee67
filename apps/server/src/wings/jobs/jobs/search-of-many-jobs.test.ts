import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { aCity } from '../../../../test/unique.ts';
import type { JobCriteria } from './job-criteria.queries.ts';
import { selectRankedHits } from './words/ranked-hits.queries.ts';

/** More than are scanned in search order. */
const JOBS = 1_300;
/** Every so many-th job by age is a beekeeper's, counted from the newest. */
const BEEKEEPER_EVERY = 400;

const city = aCity();
const around = { milesTo: new Map([['city-1', 0]]), offsetTo: new Map(), areas: [] };
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const employer = await signUpEmployer(app);
  await sql`
    insert into jobs (id, employer_id, title, description, type, city, state, published_at, closes_at, hourly_min, hourly_max)
    select gen_random_uuid(), ${employer.id}::uuid, 
      case when age % ${BEEKEEPER_EVERY}::int = 0 then 'Beekeeper ' else 'Worker ' end || age,
      'Somebody is wanted.',
      case when age % 2 = 0 then 'Part-time' else 'Internship' end, ${city}::text, 'NC',
      now() - age * interval '1 minute', now() + interval '30 days', age, age
    from generate_series(1, ${JOBS}::int) as age`.execute(app.database);
});

afterAll(() => app.close());

/** Ages of the jobs found, page by page. */
async function search(parameters: Record<string, string>): Promise<number[]> {
  const found: number[] = [];
  const query = new URLSearchParams({ searchLocation: city, ...parameters }).toString();
  for (let path = `/jobs/filteredJobs?${query}`; path !== '';) {
    const response = await app.call('GET', path);
    expect(response.statusCode).toBe(200);
    const { rows } = response.json<{ rows: { title: string }[] }>();
    found.push(...rows.map(({ title }) => Number(title.split(' ')[1])));
    path = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1] ?? '';
  }
  return found;
}

/** The plan for all values, as of a prepared statement. */
async function planOfHits(criteria: JobCriteria, refused: readonly string[] = []): Promise<string> {
  const start = { place: 0, after: [] };
  const page = { sort: 'relevance', limit: 24, start } as const;
  const query = selectRankedHits(app.database, criteria, page).compile();
  const { rows } = await app.database.transaction().execute(async (transaction) => {
    for (const scan of refused)
      await sql`set local ${sql.ref(`enable_${scan}`)} = off`.execute(transaction);
    return transaction.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain (generic_plan, costs off) ${query.sql}`,
      parameters: [],
    });
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('a search among many jobs', () => {
  it('finds a rare word however old its jobs are, newest first', async () => {
    expect(await search({ searchQuery: 'beekeeper' })).toEqual([400, 800, 1_200]);
    expect(await search({ searchQuery: 'beekeeper', limit: '1' })).toEqual([400, 800, 1_200]);
    expect(await search({ searchQuery: 'beekeper' })).toEqual([400, 800, 1_200]);
  });

  it('finds a common word without gaps or duplicates', async () => {
    const others = Array.from({ length: JOBS }, (_, index) => index + 1).filter(
      (age) => age % BEEKEEPER_EVERY !== 0,
    );
    expect(await search({ searchQuery: 'work', limit: '100' })).toEqual(others);
  });

  it('finds a rare word combined with filters', async () => {
    expect(await search({ searchQuery: 'beekeeper', minWage: '500' })).toEqual([800, 1_200]);
    expect(await search({ searchQuery: 'beekeeper', type: 'Internship' })).toEqual([]);
    expect(await search({ searchQuery: 'wanted', minWage: '1290', type: 'Part-time' })).toEqual([
      1_290, 1_292, 1_294, 1_296, 1_298, 1_300,
    ]);
  });

  it('finds prefixes of few words and of hundreds', async () => {
    const agesFrom = (digits: string) =>
      Array.from({ length: JOBS }, (_, index) => index + 1).filter((age) =>
        String(age).startsWith(digits),
      );
    expect(await search({ searchQuery: '129' })).toEqual(agesFrom('129'));
    expect(await search({ searchQuery: '12' })).toEqual(agesFrom('12'));
    const { rows } = await sql<{ few: string; hundreds: string }>`
      select words_beginning('129') as few, words_beginning('12') as hundreds`.execute(
      app.database,
    );
    expect(rows[0]?.few).toMatch(/^'129' \| '1290' \| .* \| '1299'$/);
    expect(rows[0]?.hundreds).toBe("'12':*");
    expect(await search({ searchQuery: 'beek 8' })).toEqual([800]);
    expect(await search({ searchQuery: 'beek 80', minWage: '700' })).toEqual([800]);
  });

  it('finds prefixes of words with special characters', async () => {
    expect(await search({ searchQuery: 'oldest.example' })).toEqual([]);
    await sql`
      update jobs set description = ${String.raw`See oldest.example/o'clock\x or it's-a-\'start'.`}
      where city = ${city} and title = 'Worker 1299'`.execute(app.database);
    expect(await search({ searchQuery: 'oldest' })).toEqual([1_299]);
    expect(await search({ searchQuery: 'star' })).toEqual([1_299]);
  });

  it.each<[string, JobCriteria]>([
    ['of a city', { words: [['beekeeper']], place: { city: city.toLowerCase(), state: 'NC' } }],
    ['of all jobs', { words: [['beekeeper'], ['wanted']] }],
    ['around a place', { words: [['beekeeper']], around }],
  ])('%s reads jobs once, whatever the words', async (_of, criteria) => {
    await sql`analyze jobs`.execute(app.database);
    expect((await planOfHits(criteria)).match(/ on jobs$/gm)).toHaveLength(1);
  });

  it('reads the word index for each place within the radius', async () => {
    await sql`vacuum analyze jobs`.execute(app.database);
    // Of so few jobs all are read as fast.
    const plan = await planOfHits({ words: [['beekeeper']], around }, [
      'seqscan',
      'indexscan',
      'indexonlyscan',
    ]);
    expect(plan).toMatch(
      /on jobs_words\n *Index Cond: \(\(COALESCE\(place_id, .* = around\.key\) AND \(search_document @@/,
    );
  });

  it('finds nothing if no job has the word', async () => {
    expect(await search({ searchQuery: 'zyzzyva' })).toEqual([]);
  });
});
