import type { Shift, Weekday } from '@nextshift/contract';
import { seededRandom } from '@nextshift/demo-data';
import { columnsOfShifts } from '@nextshift/server/wings/posting/job-postings/shifts-of-posting';
import type pg from 'pg';
import type { BoardPlan } from './board-plan.ts';
import { idAt } from './id-at.ts';
import type { JobSketch } from './sketch-jobs.ts';

/** Of all jobs, those that say their hours. */
const SHARE = 0.4;
/** More than any week has, so that a shift's number is its job's and its place there. */
const SHIFTS_PER_JOB = 8;

/** Days that are worked alike, and the hours at which such shifts start. */
const weeks: readonly { readonly days: readonly Weekday[]; readonly from: number; to: number }[] = [
  { days: ['sat', 'sun'], from: 6, to: 15 },
  { days: ['mon', 'wed', 'fri'], from: 12, to: 15 },
  { days: ['tue', 'thu'], from: 16, to: 20 },
  { days: ['fri', 'sat'], from: 17, to: 23 },
  { days: ['mon', 'tue', 'wed', 'thu'], from: 6, to: 10 },
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: 8, to: 13 },
];
const HOURS = { fewest: 3, most: 6 };

/** The columns of a job for its shifts, if it has some. */
export function shiftColumns({ seed }: BoardPlan, job: JobSketch) {
  const random = seededRandom(`${seed}:shifts:${job.number}`);
  if (!random.chance(SHARE)) return columnsOfShifts([]);
  const { days, from, to } = random.pick(weeks);
  const start = random.int(from, to);
  const hours = random.int(HOURS.fewest, HOURS.most);
  const shifts = days.map((weekday, place): Shift => {
    const id = idAt(job.publishedAt, 'shift', job.number * SHIFTS_PER_JOB + place);
    const time = { start: fullHour(start), end: fullHour(start + hours) };
    return { id, weekday, date: null, ...time, capacity: 1 };
  });
  return columnsOfShifts(shifts);
}

function fullHour(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** The rows that the trigger would have kept of the jobs' shifts, had it not been disabled. */
export async function fillJobShifts(client: pg.Client): Promise<void> {
  await client.query(`
    insert into job_shifts (id, job_id, weekday, date, start_time, end_time, capacity)
    select shift.id, jobs.id,
      array_position(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], weekday),
      date, start, "end", capacity
    from jobs, jsonb_to_recordset(jobs.shifts)
      as shift (id uuid, weekday text, date date, start time, "end" time, capacity smallint)
    where jobs.shifts <> '[]'`);
}
