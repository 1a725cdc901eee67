import type pg from 'pg';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { BoardPlan } from './board-plan.ts';
import { companyRows, logoRows, planRows } from './company-rows.ts';
import { copyRows, type Row } from './copy-rows.ts';
import { drawApplications } from './draw-applications.ts';
import { sketchCompanies } from './draw-companies.ts';
import { fillJobShifts } from './draw-shifts.ts';
import { jobRows } from './job-rows.ts';
import { withoutIndexes } from './dropped-indexes.ts';
import { fillPlaces, withLocatedJobs } from './located-jobs.ts';
import { savedJobRows } from './saved-job-rows.ts';
import { fillJobLexemes, fillJobWords, withSearchDocuments } from './search-documents.ts';
import { accountRows, ownProfileRows, pictureRows } from './seeker-rows.ts';
import { type JobSketch, sketchJobs } from './sketch-jobs.ts';

/** The same settings for each connection that copies: triggers and foreign keys are disabled. */
const SETTINGS = `
  set session_replication_role = replica;
  set maintenance_work_mem = '1GB';
  set work_mem = '256MB'`;

/** Connections that copy jobs: PostgreSQL inserts them more slowly than they are drawn. */
const JOB_STREAMS = 2;

/**
 * Fills a migrated, empty database.
 * @param superuser the address of it, as a role that may disable triggers
 * @param note told what is done, with how many rows
 */
export function fillBoard(
  superuser: string,
  plan: BoardPlan,
  note: (text: string) => void,
): Promise<void> {
  return withDatabase(superuser, async (client) => {
    await client.query(SETTINGS);
    const companies = sketchCompanies(plan);
    const jobs = sketchJobs(plan, companies);
    const copy = async (table: string, rows: Iterator<Row>) => {
      const count = await copyRows(client, table, rows);
      note(`${count} rows of ${table}`);
    };
    note(`${await fillPlaces(superuser)} rows of places`);
    await client.query('analyze places, place_names');
    await withoutIndexes(client, async () => {
      await copy('files', logoRows(companies));
      await copy('employers', companyRows(plan, companies));
      for (const table of ['payment_customers', 'subscriptions', 'sandbox_subscriptions'] as const)
        await copy(table, planRows(plan, companies, table));
      await withSearchDocuments(client, () =>
        withLocatedJobs(client, () => copyJobs(superuser, plan, jobs)),
      );
      await fillJobShifts(client);
      note(`${jobs.length} rows of jobs, with their shifts`);
      await copy('files', pictureRows(plan));
      await copy('seekers', accountRows(plan));
      await copy('profiles', ownProfileRows(plan));
      await copy('applications', applicationRows(plan, jobs));
      await copy('saved_jobs', savedJobRows(plan, jobs));
    });
    note('indexes');
    await fillJobWords(client);
    await fillJobLexemes(client);
    await fillCounts(client);
    await client.query('vacuum (analyze)');
    note('statistics');
  });
}

async function copyJobs(
  superuser: string,
  plan: BoardPlan,
  jobs: readonly JobSketch[],
): Promise<void> {
  const streams = Array.from({ length: JOB_STREAMS }, (_, stream) =>
    withDatabase(superuser, async (client: pg.Client) => {
      await client.query(SETTINGS);
      await copyRows(client, 'jobs', jobRows(plan, every(jobs, JOB_STREAMS, stream)));
    }),
  );
  await Promise.all(streams);
}

function* every<Item>(items: readonly Item[], step: number, offset: number): Generator<Item> {
  for (let index = offset; index < items.length; index += step) {
    const item = items[index];
    if (item !== undefined) yield item;
  }
}

function* applicationRows(plan: BoardPlan, jobs: readonly JobSketch[]): Generator<Row> {
  for (const job of jobs) yield* drawApplications(plan, job).map((row) => ({ ...row }));
}

/** What the triggers would have counted, had they not been disabled. */
async function fillCounts(client: pg.Client): Promise<void> {
  await client.query(`
    insert into job_applicant_counts (job_id, applicants)
    select jobs.id, count(applications.id) from jobs
    left join applications on applications.job_id = jobs.id and applications.status <> 'withdrawn'
      and hidden_from_employer_at is null
    group by jobs.id`);
  await client.query(`
    insert into job_counts (city, state, type, industry, active_jobs)
    select city, state, type, industry, count(*) from jobs where status = 'Active'
    group by city, state, type, industry`);
  await client.query(`
    insert into job_facets (city, state, type, industry, experience_level, location_type, hourly_min,
      hourly_max, minimum_age, active_jobs)
    select city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, minimum_age,
      count(*)
    from jobs where status = 'Active'
    group by city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, minimum_age`);
}
