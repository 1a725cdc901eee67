import { tipsOfJob } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmptyInstallation,
  type EmptyInstallation,
  queryDatabase,
  silentLog as log,
} from '../../../../test/files/backup-fixtures.ts';
import { listMigrations, migrate } from '../../../platform/database/migrate.ts';

let board: EmptyInstallation;

const texts = [
  'Plus tips, usually four to six dollars an hour',
  '$12 + tips',
  'Hourly pay and cash tips',
  'Paid by the day, tips on top',
  'No tips',
  'Paid weekly',
];
const id = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** A board from before jobs said whether they have tips, and from what age one may do them. */
beforeAll(async () => {
  board = await createEmptyInstallation();
  const names = await listMigrations();
  await migrate(board.url, log, names.indexOf('0174_tips_and_age'));
  const values = texts.map((text, at) => `('${id(at)}', '${text}')`);
  await queryDatabase(
    board.url,
    `insert into employers (id, company_name, email, contact_email, password_hash, terms_accepted_at, terms_version)
    values ('${id(1)}', 'Copper Kettle', 'shop@mail.example', 'shop@mail.example', 'none', now(), '1');
    insert into jobs (id, employer_id, title, description, type, city, state, closes_at, compensation, hourly_min,
      hourly_max)
    select each.id::uuid, employers.id, 'Barista', 'You pour.', 'Part-time', 'Raleigh', 'NC', now() + interval '9 days',
      each.text, 15, 15
    from employers, (values ${values.join(', ')}) as each (id, text)`,
  );
  await migrate(board.url, log);
}, 60_000);

afterAll(() => board.drop());

it('jobs have tips where their pay said so, their revision and the kept counts stay true', async () => {
  const jobs = await queryDatabase(
    board.url,
    'select tipped, tips, minimum_age, revision, hourly_with_tips::float from jobs order by id',
  );
  expect(jobs).toEqual(
    texts.map((compensation) => ({
      tipped: tipsOfJob({ compensation }).tipped,
      tips: null,
      minimum_age: 16,
      revision: 1,
      hourly_with_tips: 15,
    })),
  );
  const counts = await queryDatabase(board.url, 'select minimum_age, active_jobs from job_facets');
  expect(counts).toEqual([{ minimum_age: 16, active_jobs: texts.length }]);
});
