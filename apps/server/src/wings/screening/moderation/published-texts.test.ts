import { jobFieldsThatAre } from '@nextshift/contract';
import { jobTexts } from '@nextshift/test-kit/people/job-texts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { editJob, postJob } from '../../../../test/scenarios/postings.ts';
import { columnOfField } from '../../jobs/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const SCAM = 'Apply on Telegram: hire_fast22';
/** A city has letters alone. */
const CITY = 'Apply on Telegram at hirefast';
const LINK = 'https://hirefast.com/apply-on-telegram-at-hirefast';

/** What puts a scam into each column that the public reads. */
const scams = jobTexts(() => SCAM);
const textsOfJobs: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    jobFieldsThatAre('screened').map((name) => [columnOfField(name), { [name]: scams[name] }]),
  ),
  city: { city: CITY },
  apply_website: { applyWebsite: LINK },
};
/** Chosen from a list, checked against a pattern, or computed. */
const jobCodes = [
  'type',
  'status',
  'state',
  'zip_code',
  'place_id',
  'time_zone',
  'location_type',
  'experience_level',
  'industry',
  'pay_frequency',
  'closed_reason',
  'moderation',
  'shifts',
  'each_works',
  'tips',
];

const companyTexts: Readonly<Record<string, object>> = {
  company_name: { companyName: SCAM },
  description: { description: SCAM },
  city: { city: CITY },
  website: { website: LINK },
  contact_email: { contactEmail: 'apply-on-telegram-at-hirefast@copper.example' },
};
/** Codes as above, and what nobody else reads: the street address and the address of the account. */
const companyCodes = [
  'muted_mail',
  'muted_push',
  'state',
  'phone_number',
  'tax_number_last_four',
  'verified_by',
  'terms_version',
  'password_hash',
  'address',
  'email',
];

async function textColumnsOf(table: 'jobs' | 'employers'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and data_type in ('text', 'ARRAY', 'jsonb', 'json', 'character varying')`.execute(
    app.database,
  );
  return rows.map(({ name }) => name).toSorted();
}

const post = (employer: TestAccount, fields?: object) => postJob(app, employer, fields);
const edit = (employer: TestAccount, jobId: string, body: object) =>
  editJob(app, employer, jobId, body);

const held = () => ({ moderation: 'held' });

describe('every text of a job', () => {
  it('is in this list', async () => {
    const known = [...Object.keys(textsOfJobs), ...jobCodes].toSorted();
    expect(known).toEqual(await textColumnsOf('jobs'));
  });

  it.each(Object.entries(textsOfJobs))('is read: %s', async (_column, fields) => {
    const employer = await signUpEmployer(app);
    expect(await post(employer, fields)).toMatchObject(held());
    const { id } = await post(employer);
    expect(await edit(employer, id, fields)).toMatchObject(held());
  });
});

describe('every text of a company', () => {
  it('is in this list', async () => {
    const known = [...Object.keys(companyTexts), ...companyCodes].toSorted();
    expect(known).toEqual(await textColumnsOf('employers'));
  });

  it.each(Object.entries(companyTexts))('is read with its jobs: %s', async (_column, body) => {
    const employer = await signUpEmployer(app);
    await post(employer);
    const response = await app.api.updateEmployer({ employerId: employer.id, as: employer, body });
    expect(response.statusCode, response.body).toBe(200);
    const jobs = await app.api.listEmployerJobs({ employerId: employer.id, as: employer });
    expect(jobs.json()).toMatchObject({ jobs: [held()] });
  });
});

describe('a job that was released', () => {
  async function release(jobId: string) {
    // As a decision stores it.
    await app.database
      .updateTable('job_holds')
      .set({
        held_since: null,
        heavy_since: null,
        released_by: sql<string>`(select id from cases where subject_id = ${jobId})`,
      })
      .where('job_id', '=', jobId)
      .execute();
    await app.database
      .updateTable('jobs')
      .set({ moderation: 'clear' })
      .where('id', '=', jobId)
      .execute();
  }

  it('stays so in another city, but not in one that says more', async () => {
    const employer = await signUpEmployer(app);
    const { id } = await post(employer, { description: SCAM });
    await release(id);
    expect(await edit(employer, id, { city: 'Durham' })).toMatchObject({ moderation: 'clear' });
    expect(await edit(employer, id, { city: CITY })).toMatchObject(held());
    await release(id);
    expect(await edit(employer, id, { title: 'Barista' })).toMatchObject({ moderation: 'clear' });
    expect(await edit(employer, id, { city: `${CITY} now` })).toMatchObject(held());
  });
});
