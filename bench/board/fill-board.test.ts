import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@nextshift/server/platform/embedded-postgres/start-embedded-postgres';
import { migrate } from '@nextshift/server/platform/database/migrate';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { makeTemporaryFolder } from '@nextshift/test-kit/testbed/temporary-folder';
import { sketchCompanies } from './draw-companies.ts';
import { fillBoard } from './fill-board.ts';
import { jobRows } from './job-rows.ts';
import { places } from './places.ts';
import { sketchJobs } from './sketch-jobs.ts';

const plan = { seed: 7, activeJobs: 600, now: new Date('2026-11-01T00:00:00Z') };

let client: pg.Client;
let close: () => Promise<void>;
let indexes: unknown[];

const INDEXES = `select indexdef from pg_indexes where schemaname = 'public' order by indexname`;

beforeAll(async () => {
  const { folder, remove } = await makeTemporaryFolder();
  const log = pino({ level: 'silent' });
  const database = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  await migrate(database.connectionString, log);
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  indexes = await rowsOf(INDEXES);
  await fillBoard(databaseAddress(folder, 'postgres'), plan, () => undefined);
  close = async () => {
    await client.end();
    await database.stop();
    await remove();
  };
});

afterAll(() => close());

async function rowsOf(statement: string) {
  return (await client.query<Record<string, unknown>>(statement)).rows;
}

const countOf = async (from: string) =>
  Number((await rowsOf(`select count(*) from ${from}`))[0]?.count);

describe('a generated board', () => {
  it('has the requested number of active jobs, and everything around them', async () => {
    expect(await countOf(`jobs where status = 'Active'`)).toBe(plan.activeJobs);
    expect(await countOf('seekers')).toBe(plan.activeJobs);
    expect(await countOf('profiles')).toBe(plan.activeJobs);
    for (const table of [`jobs where status = 'Closed'`, 'employers', 'applications', 'saved_jobs'])
      expect(await countOf(table), table).toBeGreaterThan(100);
  });

  it('is counted as the triggers would have counted it', async () => {
    const counted = await rowsOf(
      'select city, state, type, industry, active_jobs from job_counts order by 1, 2, 3, 4',
    );
    expect(counted).toEqual(
      await rowsOf(`
        select city, state, type, industry, count(*)::integer as active_jobs from jobs
        where status = 'Active' group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    );
  });

  it('lies in fifty cities, a tenth of it in Raleigh', async () => {
    expect(places).toHaveLength(50);
    const raleigh = await countOf(`jobs where status = 'Active' and city = 'Raleigh'`);
    expect(raleigh / plan.activeJobs).toBeGreaterThan(0.06);
    expect(raleigh / plan.activeJobs).toBeLessThan(0.14);
  });

  it('locates its jobs as the trigger does, all but the remote ones', async () => {
    const places = await rowsOf('select id, place_id from jobs order by id');
    expect(await countOf(`jobs where (place_id is null) <> (location_type = 'Remote')`)).toBe(0);
    await client.query('update jobs set place_id = null');
    expect(await rowsOf('select id, place_id from jobs order by id')).toEqual(places);
  });

  it('stores the shifts of its jobs as the trigger does', async () => {
    const shifts = await rowsOf('select * from job_shifts order by id');
    expect(shifts.length).toBeGreaterThan(plan.activeJobs / 2);
    await client.query(`
      create temp table with_shifts as
        select id, shifts, week_minutes from jobs where shifts <> '[]';
      update jobs set shifts = '[]', week_minutes = null where shifts <> '[]';
      delete from job_shifts;
      update jobs set shifts = with_shifts.shifts, week_minutes = with_shifts.week_minutes
      from with_shifts where with_shifts.id = jobs.id`);
    expect(await rowsOf('select * from job_shifts order by id')).toEqual(shifts);
  });

  it('keeps to what each plan allows', async () => {
    const rows = await rowsOf(
      `select coalesce(plan_type, 'none') as plan, max(active)::int as most from (
         select employer_id, count(*) as active from jobs where status = 'Active' group by 1) a
       left join subscriptions using (employer_id) group by 1`,
    );
    for (const { plan: name, most } of rows) {
      expect(most).toBeLessThanOrEqual(PLAN_ACTIVE_JOBS[name as keyof typeof PLAN_ACTIVE_JOBS]);
    }
    expect(await countOf(`job_applicant_counts where applicants > 20`)).toBe(0);
  });

  it('counts the applicants that each job has', async () => {
    const wrong = `job_applicant_counts where applicants <> (select count(*) from applications
      where applications.job_id = job_applicant_counts.job_id and status <> 'withdrawn')`;
    expect(await countOf(wrong)).toBe(0);
    expect(await countOf('job_applicant_counts')).toBe(await countOf('jobs'));
  });

  it('breaks no foreign key', async () => {
    const keys = await rowsOf(
      `select conname, conrelid::regclass::text as child, confrelid::regclass::text as parent,
         (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as own,
         (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as other
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { conname, child, parent, own, other } of keys) {
      const orphans = `${String(child)} c where c.${String(own)} is not null and not exists (
        select from ${String(parent)} p where p.${String(other)} = c.${String(own)})`;
      expect(await countOf(orphans), String(conname)).toBe(0);
    }
  });

  it('has every index and trigger of an empty board', async () => {
    expect(await rowsOf(INDEXES)).toEqual(indexes);
    const own = `select from pg_trigger where tgname = 'jobs_fill_search_document' or tgenabled <> 'O'`;
    expect(await rowsOf(own)).toEqual([]);
  });

  it('can be searched as if every job had been posted', async () => {
    const documents = 'select id, search_document::text from jobs order by id';
    const words = 'select word from job_words order by word';
    const lexemes = 'select lexeme from job_lexemes order by lexeme';
    const all = async () => [await rowsOf(documents), await rowsOf(words), await rowsOf(lexemes)];
    const filled = await all();
    await client.query(
      'delete from job_words; delete from job_lexemes; update jobs set title = title',
    );
    expect(await all()).toEqual(filled);
  });

  it('is the same board for the same seed', () => {
    const draw = (seed: number) => {
      const all = { ...plan, seed };
      return [...jobRows(all, sketchJobs(all, sketchCompanies(all)))];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(8)).not.toEqual(draw(7));
  });
});
