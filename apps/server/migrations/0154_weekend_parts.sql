-- Up Migration

-- Mornings, afternoons and evenings of weekends have bits of their own, from 32 on.
alter table jobs drop constraint jobs_shift_times_check;
alter table jobs add constraint jobs_shift_times_check check (shift_times between 0 and 255);

update jobs
set shift_times = jobs.shift_times | parts.bits
from (
  select job.id, bit_or(
    case when shift.start < '12:00' then 32 when shift.start < '17:00' then 64 else 128 end)::smallint as bits
  from jobs as job
  cross join lateral jsonb_to_recordset(job.shifts) as shift (weekday text, date date, start time)
  where job.shift_times & 8 <> 0
    and (shift.weekday in ('sat', 'sun') or extract(isodow from shift.date) >= 6)
    and shift.start >= '05:00' and shift.start < '22:00'
  group by job.id
) as parts
where jobs.id = parts.id;
