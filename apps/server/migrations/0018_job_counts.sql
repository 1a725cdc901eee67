-- Up Migration

-- How many active jobs there are, by what pages count them by. Counting the jobs themselves takes seconds
-- once there are a million; these are a few rows for each city.
create table job_counts (
  city text not null,
  state text not null,
  type text not null,
  industry text,
  active_jobs integer not null check (active_jobs >= 0)
);

create unique index job_counts_key on job_counts (city, state, type, industry) nulls not distinct;
create index job_counts_city on job_counts (lower(city));

insert into job_counts (city, state, type, industry, active_jobs)
  select city, state, type, industry, count(*) from jobs where status = 'Active'
  group by city, state, type, industry;

create function keep_job_counts() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' and old.status = 'Active' then
      update job_counts set active_jobs = active_jobs - 1
      where city = old.city and state = old.state and type = old.type
        and industry is not distinct from old.industry;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then
      insert into job_counts (city, state, type, industry, active_jobs)
      values (new.city, new.state, new.type, new.industry, 1)
      on conflict (city, state, type, industry)
        do update set active_jobs = job_counts.active_jobs + 1;
    end if;
    return null;
  end
  $$;

create trigger jobs_counted after insert or delete or update of status, city, state, type, industry
  on jobs for each row execute function keep_job_counts();

-- The sitemap lists active jobs in the order of their ids.
create index jobs_active on jobs (id) where status = 'Active';
