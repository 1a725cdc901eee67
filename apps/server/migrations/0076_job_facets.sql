-- Up Migration

-- How many public jobs there are of each kind that searches are narrowed by: job_counts with the other filters.
-- Counting the jobs of a large city takes longer than the search itself.
create table job_facets (
  city text not null,
  state text not null,
  type text not null,
  industry text,
  experience_level text,
  location_type text not null,
  hourly_min numeric(12, 2),
  hourly_max numeric(12, 2),
  active_jobs integer not null check (active_jobs >= 0)
);

create unique index job_facets_key on job_facets
  (lower(city), city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  nulls not distinct;

insert into job_facets
  select city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, count(*)
  from jobs where status = 'Active' and not hidden
  group by city, state, type, industry, experience_level, location_type, hourly_min, hourly_max;

-- Rows at zero go: there are as many kinds as wages.
create function keep_job_facets() returns trigger
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
        and hourly_max is not distinct from old.hourly_max;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' and not new.hidden then
      insert into job_facets
      values (new.city, new.state, new.type, new.industry, new.experience_level, new.location_type,
        new.hourly_min, new.hourly_max, 1)
      on conflict (lower(city), city, state, type, industry, experience_level, location_type, hourly_min,
        hourly_max)
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
        and hourly_max is not distinct from old.hourly_max;
    end if;
    return null;
  end
  $$;

-- At the end of the transaction, as in job_counts.
create constraint trigger jobs_facets_counted
  after insert or delete or update of status, moderation, hidden, city, state, type, industry,
    experience_level, location_type, hourly_min, hourly_max on jobs
  deferrable initially deferred
  for each row execute function keep_job_facets();
