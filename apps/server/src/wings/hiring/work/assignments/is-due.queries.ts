import { sql } from 'kysely';

/** Whether the shift of a row of `assignments` still is on its date, from the same time on. */
export const IS_DUE = sql<boolean>`exists (
  select from job_shifts
  join jobs as job_of_shift on job_of_shift.id = job_shifts.job_id
  where job_shifts.id = assignments.shift_id and removed_at is null
    and (job_shifts.date = assignments.date or weekday = extract(isodow from assignments.date))
    and coalesce(
      (assignments.date + start_time) at time zone job_of_shift.time_zone = lower(assignments.during), true))`;
