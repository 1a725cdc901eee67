import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmptyInstallation,
  type EmptyInstallation,
  queryDatabase,
  silentLog as log,
} from '../../../../../test/files/backup-fixtures.ts';
import { listMigrations, migrate } from '../../../../platform/database/migrate.ts';

let board: EmptyInstallation;

const query = (text: string) => queryDatabase(board.url, text);

/** A board from before applications ended with their job, with jobs closed in each way. */
beforeAll(async () => {
  board = await createEmptyInstallation();
  const names = await listMigrations();
  await migrate(board.url, log, names.indexOf('0048_endings'));
  await query(`
    insert into employers (id, company_name, email, contact_email, password_hash, terms_accepted_at, terms_version)
    values ('00000000-0000-7000-8000-000000000001', 'Copper Kettle', 'shop@mail.example', 'shop@mail.example', 'none', now(), '1');
    insert into seekers (id, first_name, last_name, email, password_hash, terms_accepted_at, terms_version)
    select gen_random_uuid(), 'Robin', 'Park', mailbox || '@mail.example', 'none', now(), '1'
    from unnest(array['ana', 'ben']) as mailbox;
    insert into jobs (id, employer_id, title, description, type, city, state, status, closes_at, closed_at)
    select gen_random_uuid(), employers.id, title, 'You cut and fold.', 'Part-time', 'Raleigh', 'NC', status,
      now() + closes, now() + closed
    from employers, (values
      ('Filled', 'Closed', interval '9 days', interval '-1 day'),
      ('Expired', 'Closed', interval '-2 days', interval '-2 days'),
      ('Closed', 'Closed', interval '9 days', interval '-1 day'),
      ('Active', 'Active', interval '9 days', null)
    ) as each (title, status, closes, closed);
    insert into applications (id, job_id, employer_id, seeker_id, created_at)
    select gen_random_uuid(), jobs.id, employer_id, seekers.id, now() - interval '40 days'
    from jobs, seekers;
    update applications set status = 'accepted', accepted_at = now()
    from jobs, seekers
    where jobs.id = job_id and title = 'Filled' and seekers.id = seeker_id and email like 'ana%'`);
  await migrate(board.url, log);
}, 60_000);

afterAll(() => board.drop());

it('closed jobs get a reason', async () => {
  expect(await query('select title, closed_reason from jobs order by title')).toEqual([
    { title: 'Active', closed_reason: null },
    { title: 'Closed', closed_reason: 'closed' },
    { title: 'Expired', closed_reason: 'expired' },
    { title: 'Filled', closed_reason: 'filled' },
  ]);
});

it('undecided applications of closed jobs end, with a notice and without a mail', async () => {
  const told = `
    select title, left(email, 3) as seeker, applications.status, ended_reason,
      count(notices.id)::int as notices, bool_or(ending_mailed_at is not null) as settled
    from applications
    join jobs on jobs.id = job_id
    join seekers on seekers.id = seeker_id
    left join notices on application_id = applications.id and reason = ended_reason
    group by title, email, applications.status, ended_reason order by title, email`;
  const pending = { status: 'submitted', ended_reason: null, notices: 0, settled: false };
  const ended = { status: 'ended', notices: 1, settled: true };
  expect(await query(told)).toEqual([
    { title: 'Active', seeker: 'ana', ...pending },
    { title: 'Active', seeker: 'ben', ...pending },
    { title: 'Closed', seeker: 'ana', ...ended, ended_reason: 'closed' },
    { title: 'Closed', seeker: 'ben', ...ended, ended_reason: 'closed' },
    { title: 'Expired', seeker: 'ana', ...ended, ended_reason: 'expired' },
    { title: 'Expired', seeker: 'ben', ...ended, ended_reason: 'expired' },
    { title: 'Filled', seeker: 'ana', ...pending, status: 'accepted' },
    { title: 'Filled', seeker: 'ben', ...ended, ended_reason: 'filled' },
  ]);
  expect(await query('select from graphile_worker.jobs')).toEqual([]);
});

it('the clocks of the others start with the migration', async () => {
  expect(
    await query(`
      select title, bool_and(awaiting_answer_since > now() - interval '1 hour') as fresh
      from applications join jobs on jobs.id = job_id
      where awaiting_answer_since is not null group by title`),
  ).toEqual([{ title: 'Active', fresh: true }]);
});
