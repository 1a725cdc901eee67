import { ASSIGNED_WEEKS } from '@nextshift/contract';
import { extendShiftDates } from '@nextshift/server/wings/hiring/work/assignments/tasks/extend-shift-dates';
import { databaseOn } from '@nextshift/server/platform/database/database';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import pg from 'pg';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { growthOf } from '../harness/growth.ts';

const JOBS = 100_000;
const FEWER = 10_000;

export const shiftDates: Bench = {
  name: 'shift-dates',
  title: `Writing the dates of weekly shifts for ${ASSIGNED_WEEKS} weeks`,
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const dataDir = await testbed.copyOfBoard('100-thousand');
    await testbed.start(dataDir);
    const pool = new pg.Pool({ connectionString: databaseAddress(dataDir), max: 4 });
    testbed.afterwards(() => pool.end());
    await hireForShifts(pool);
    const fewer = await writeDates(pool, FEWER);
    const all = await writeDates(pool, JOBS);
    return {
      measurements: growthOf(['jobs', 'job'], {
        all: { count: JOBS, seconds: all.seconds },
        fewer: { count: FEWER, seconds: fewer.seconds },
      }),
      sizes: {
        board: '100,000 active jobs',
        'places in shifts': all.places,
        'dates written': all.dates,
      },
    };
  },
};

/** Every active job has one accepted applicant, with a spot in each of its shifts; those without hours get some. */
async function hireForShifts(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update jobs set openings = 2,
      shifts = case when shifts <> '[]' then shifts else jsonb_build_array(jsonb_build_object('id', gen_random_uuid(),
        'weekday', 'sat', 'date', null, 'start', '07:00', 'end', '13:00', 'capacity', 1)) end,
      week_minutes = coalesce(week_minutes, '{[7620,7980)}')
    where status = 'Active'`);
  await pool.query(`
    with numbered as (
      select id, employer_id, row_number() over (order by id) as number from jobs where status = 'Active'
    ), people as (select id, row_number() over (order by id desc) as number from seekers)
    insert into applications (id, job_id, employer_id, seeker_id, status, accepted_at, place)
    select gen_random_uuid(), numbered.id, employer_id, people.id, 'accepted', now(), 1
    from numbered join people using (number)
    on conflict do nothing`);
  await pool.query(`
    insert into application_shifts (application_id, shift_id, capacity, place)
    select applications.id, job_shifts.id, capacity, 1
    from applications join jobs on jobs.id = job_id join job_shifts on job_shifts.job_id = jobs.id
    where jobs.status = 'Active' and applications.status = 'accepted'`);
  await pool.query('analyze jobs, job_shifts, applications, application_shifts');
}

/** Gives so many jobs their dates as the daily task does, from none on. */
async function writeDates(pool: pg.Pool, jobs: number) {
  await pool.query('truncate assignments cascade');
  const { rowCount: places } = await pool.query(
    `update application_shifts set dates_until = current_date - 1
     where place is not null and application_id in (
       select applications.id from applications join jobs on jobs.id = job_id
       where jobs.status = 'Active' and applications.status = 'accepted' order by job_id limit $1)`,
    [jobs],
  );
  const started = performance.now();
  await extendShiftDates({ database: databaseOn(pool), clock: () => new Date() });
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await pool.query<{ dates: string }>('select count(*) as dates from assignments');
  const dates = Number(rows[0]?.dates);
  if (dates < jobs * ASSIGNED_WEEKS) throw new Error(`Only ${dates} dates were written.`);
  return { seconds, places: places ?? 0, dates };
}
