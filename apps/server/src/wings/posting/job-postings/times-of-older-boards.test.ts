import { type Shift, timesOfShift } from '@nextshift/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmptyInstallation,
  type EmptyInstallation,
  queryDatabase,
  silentLog as log,
} from '../../../../test/files/backup-fixtures.ts';
import { listMigrations, migrate } from '../../../platform/database/migrate.ts';
import { columnsOfShifts } from './shifts-of-posting.ts';

let board: EmptyInstallation;

const starts = ['04:59', '05:00', '11:59', '12:00', '16:59', '17:00', '21:59', '22:00'];
const days = [
  { weekday: 'fri', date: null },
  { weekday: 'sat', date: null },
  { weekday: null, date: '2026-11-22' },
  { weekday: null, date: '2026-11-23' },
] as const;
const number = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const jobs = days
  .flatMap((day) => starts.map((start) => ({ ...day, start, end: '23:30', capacity: 1 })))
  .map((shift, at): Shift[] => [{ ...shift, id: number(at) }]);
// One of all, and one of two days.
jobs.push(
  jobs.flat().map((shift, at) => ({ ...shift, id: number(100 + at) })),
  [jobs[0], jobs[9]].flatMap((shifts = [], at) =>
    shifts.map((shift) => ({ ...shift, id: number(200 + at) })),
  ),
);

/** A board from before the parts of weekends had bits. */
beforeAll(async () => {
  board = await createEmptyInstallation();
  const names = await listMigrations();
  await migrate(board.url, log, names.indexOf('0154_weekend_parts'));
  const values = jobs.map((shifts, at) => {
    const columns = columnsOfShifts(shifts);
    return `('${number(at)}', '${columns.shifts}', '${String(columns.week_minutes)}', ${String(columns.shift_times % 32)})`;
  });
  await queryDatabase(
    board.url,
    `insert into employers (id, company_name, email, contact_email, password_hash, terms_accepted_at, terms_version)
    values ('${number(1)}', 'Copper Kettle', 'shop@mail.example', 'shop@mail.example', 'none', now(), '1');
    insert into jobs (id, employer_id, title, description, type, city, state, closes_at, shifts, week_minutes, shift_times)
    select each.id::uuid, employers.id, 'Barista', 'You pour.', 'Part-time', 'Raleigh', 'NC', now() + interval '9 days',
      each.shifts::jsonb, each.week_minutes::int4multirange, each.shift_times
    from employers, (values ${values.join(', ')}) as each (id, shifts, week_minutes, shift_times)`,
  );
  await migrate(board.url, log);
}, 60_000);

afterAll(() => board.drop());

it('jobs get the times that they would be posted with', async () => {
  const rows = await queryDatabase(board.url, 'select shift_times from jobs order by id');
  expect(rows).toEqual(
    jobs.map((shifts) => ({ shift_times: columnsOfShifts(shifts).shift_times })),
  );
  expect(jobs.flat().flatMap(timesOfShift)).toContain('weekend-evening');
});
