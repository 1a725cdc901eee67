-- Up Migration

-- The clocks of a place; loaded with the gazetteer.
alter table places add column time_zone text;

-- That of its place; null where it has none, so that its state decides.
alter table jobs add column time_zone text;

create or replace function locate_job() returns trigger
  language plpgsql
  as $$
  begin
    new.place_id := job_place(new.zip_code, new.city, new.state, new.location_type);
    select time_zone into new.time_zone from places where id = new.place_id;
    return new;
  end
  $$;

-- When a job is worked, as it is shown: [{id, weekday, date, start, end, capacity}]. A trigger keeps job_shifts equal.
alter table jobs
  add column shifts jsonb not null default '[]' check (jsonb_typeof(shifts) = 'array'),
  -- What the shifts cover, as minutes of the week from Monday; null without shifts.
  add column week_minutes int4multirange,
  -- A bit for each time at which a shift starts, in the order of the contract's shiftTimes.
  add column shift_times smallint not null default 0 check (shift_times between 0 and 31),
  add constraint jobs_shifts_cover_minutes
    check ((shifts = '[]') = (week_minutes is null)
      and (week_minutes is null or week_minutes <@ int4multirange(int4range(0, 10080))));

create table job_shifts (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  -- From 1, Monday; null for a shift of a date.
  weekday smallint check (weekday between 1 and 7),
  date date,
  start_time time not null,
  -- One before the start is on the next day.
  end_time time not null,
  capacity smallint not null check (capacity between 1 and 50),
  -- When the employer took it out; kept for what refers to it.
  removed_at timestamptz(3),
  check ((weekday is null) <> (date is null)),
  check (start_time <> end_time),
  unique (id, capacity)
);

create index job_shifts_of_job on job_shifts (job_id);

create function keep_job_shifts() returns trigger
  language plpgsql
  as $$
  begin
    insert into job_shifts (id, job_id, weekday, date, start_time, end_time, capacity)
    select id, new.id, array_position(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], weekday),
      date, start, "end", capacity
    from jsonb_to_recordset(new.shifts)
      as shift (id uuid, weekday text, date date, start time, "end" time, capacity smallint)
    on conflict (id) do update
    set weekday = excluded.weekday, date = excluded.date, start_time = excluded.start_time,
      end_time = excluded.end_time, capacity = excluded.capacity, removed_at = null
    where job_shifts.job_id = excluded.job_id;
    update job_shifts set removed_at = new.updated_at
    where job_id = new.id and removed_at is null
      and id not in (select (shift ->> 'id')::uuid from jsonb_array_elements(new.shifts) as shift);
    return null;
  end
  $$;

create trigger jobs_keep_new_shifts after insert on jobs
  for each row when (new.shifts <> '[]')
  execute function keep_job_shifts();
create trigger jobs_keep_shifts after update of shifts on jobs
  for each row when (new.shifts <> old.shifts)
  execute function keep_job_shifts();

-- The employer edits the shifts, too.
drop trigger jobs_count_revision on jobs;
create trigger jobs_count_revision before update on jobs
  for each row
  when (
    (old.status, old.closes_at, old.image_file_id, old.title, old.description, old.type, old.location_type,
      old.experience_level, old.industry, old.department, old.address, old.city, old.state, old.zip_code,
      old.pay_rate, old.pay_frequency, old.min_wage, old.max_wage, old.compensation, old.requirements,
      old.tags, old.skills, old.benefits, old.schedule, old.apply_website, old.start_date,
      old.expected_hours, old.openings, old.shifts)
    is distinct from
    (new.status, new.closes_at, new.image_file_id, new.title, new.description, new.type, new.location_type,
      new.experience_level, new.industry, new.department, new.address, new.city, new.state, new.zip_code,
      new.pay_rate, new.pay_frequency, new.min_wage, new.max_wage, new.compensation, new.requirements,
      new.tags, new.skills, new.benefits, new.schedule, new.apply_website, new.start_date,
      new.expected_hours, new.openings, new.shifts)
  )
  execute function count_job_revision();
