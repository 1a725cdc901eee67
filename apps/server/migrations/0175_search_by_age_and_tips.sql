-- Up Migration

-- Every index that covers what a search compares covers the age as well, so that a search by age reads no rows of jobs
-- that it does not find.
do $$
  declare
    walked record;
  begin
    for walked in
      select indexname, regexp_replace(indexdef, '(INCLUDE \([^)]*location_type)', '\1, minimum_age') as definition
      from pg_indexes
      where schemaname = current_schema() and tablename = 'jobs' and indexdef ~ 'INCLUDE \([^)]*location_type'
    loop
      execute format('drop index %I', walked.indexname);
      execute walked.definition;
    end loop;
  end
$$;

-- Jobs by pay with tips: of all, of a city, of a place and remote ones. Searches by when walk them, too.
create index jobs_with_tips on jobs (coalesce(hourly_with_tips, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, minimum_age, hourly_min, hourly_max,
    hourly_with_tips, shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden;

create index jobs_city_with_tips on jobs
  (lower(city), coalesce(hourly_with_tips, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, minimum_age, hourly_min, hourly_max,
    hourly_with_tips, shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden;

create index jobs_place_with_tips on jobs
  (place_id, coalesce(hourly_with_tips, -1) desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, minimum_age, hourly_min, hourly_max,
    hourly_with_tips, shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and place_id is not null;

create index jobs_remote_with_tips on jobs
  (coalesce(hourly_with_tips, -1) desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, minimum_age, hourly_min, hourly_max,
    hourly_with_tips, shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and location_type = 'Remote';

-- The kept counts know the age as well.
truncate job_facets;
alter table job_facets add column minimum_age smallint not null;
drop index job_facets_key;
create unique index job_facets_key on job_facets
  (lower(city), city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, minimum_age)
  nulls not distinct;

insert into job_facets (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    minimum_age, active_jobs)
  select city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, minimum_age, count(*)
  from jobs where status = 'Active' and not hidden
  group by city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, minimum_age;

create or replace function keep_job_facets() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' and old.status = 'Active' and not old.hidden then
      update job_facets set active_jobs = active_jobs - 1
      where lower(city) = lower(old.city) and city = old.city and state = old.state and type = old.type
        and industry is not distinct from old.industry
        and experience_level is not distinct from old.experience_level
        and location_type = old.location_type
        and hourly_min is not distinct from old.hourly_min
        and hourly_max is not distinct from old.hourly_max
        and minimum_age = old.minimum_age;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' and not new.hidden then
      insert into job_facets (city, state, type, industry, experience_level, location_type, hourly_min,
        hourly_max, minimum_age, active_jobs)
      values (new.city, new.state, new.type, new.industry, new.experience_level, new.location_type,
        new.hourly_min, new.hourly_max, new.minimum_age, 1)
      on conflict (lower(city), city, state, type, industry, experience_level, location_type, hourly_min,
        hourly_max, minimum_age)
        do update set active_jobs = job_facets.active_jobs + 1;
    end if;
    if tg_op <> 'INSERT' and old.status = 'Active' and not old.hidden then
      delete from job_facets
      where lower(city) = lower(old.city) and city = old.city and state = old.state and type = old.type
        and active_jobs = 0
        and industry is not distinct from old.industry
        and experience_level is not distinct from old.experience_level
        and location_type = old.location_type
        and hourly_min is not distinct from old.hourly_min
        and hourly_max is not distinct from old.hourly_max
        and minimum_age = old.minimum_age;
    end if;
    return null;
  end
  $$;

drop trigger jobs_facets_counted on jobs;
create constraint trigger jobs_facets_counted
  after insert or delete or update of status, moderation, hidden, city, state, type, industry,
    experience_level, location_type, hourly_min, hourly_max, minimum_age on jobs
  deferrable initially deferred
  for each row execute function keep_job_facets();
