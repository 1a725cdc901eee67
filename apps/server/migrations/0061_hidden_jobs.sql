-- Up Migration

-- A held job waits for a person who reads it; the employer's plan counts it.
alter table jobs
  drop constraint jobs_moderation_check,
  add constraint jobs_moderation_check check (moderation in ('clear', 'held', 'removed')),
  drop constraint jobs_removed_are_closed,
  add constraint jobs_removed_are_closed
    check (moderation <> 'removed' or (status = 'Closed' and closed_reason = 'removed'));

alter table employers
  -- While suspended, nothing of the company is public.
  add column suspended_at timestamptz(3),
  -- When it was found to be the company that it says it is, and by what.
  add column verified_at timestamptz(3),
  add column verified_by text check (verified_by in ('domain', 'operator')),
  add constraint employers_verified_wholly check ((verified_at is null) = (verified_by is null));

-- Not public, whatever its status: held, removed, or of a suspended company. Kept by triggers, so that no query
-- for public jobs needs their companies.
alter table jobs add column hidden boolean not null default false;
update jobs set hidden = true where moderation <> 'clear';

create function hide_job() returns trigger
  language plpgsql
  as $$
  declare
    suspended timestamptz;
  begin
    if tg_op = 'INSERT' then
      -- Waits for a suspension on its way, which cannot see this job yet.
      select suspended_at into suspended from employers where id = new.employer_id for share;
    else
      select suspended_at into suspended from employers where id = new.employer_id;
    end if;
    new.hidden := new.moderation <> 'clear' or suspended is not null;
    return new;
  end
  $$;

create trigger jobs_hide before insert or update of moderation, hidden on jobs
  for each row execute function hide_job();

create function hide_jobs_of_employer() returns trigger
  language plpgsql
  as $$
  begin
    update jobs set hidden = moderation <> 'clear' or new.suspended_at is not null
    where employer_id = new.id and hidden <> (moderation <> 'clear' or new.suspended_at is not null);
    return null;
  end
  $$;

create trigger employers_hide_jobs after update of suspended_at on employers for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function hide_jobs_of_employer();

-- What was verified is no longer what it was.
create function end_verification() returns trigger
  language plpgsql
  as $$
  begin
    new.verified_at := null;
    new.verified_by := null;
    return new;
  end
  $$;

create trigger employers_end_verification before update of company_name, website, email on employers for each row
  when (
    old.verified_at is not null and old.verified_at is not distinct from new.verified_at
    and (old.company_name, old.website, lower(old.email))
      is distinct from (new.company_name, new.website, lower(new.email))
  )
  execute function end_verification();

-- Counts are of public jobs.
create or replace function keep_job_counts() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' and old.status = 'Active' and not old.hidden then
      update job_counts set active_jobs = active_jobs - 1
      where city = old.city and state = old.state and type = old.type
        and industry is not distinct from old.industry;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' and not new.hidden then
      insert into job_counts (city, state, type, industry, active_jobs)
      values (new.city, new.state, new.type, new.industry, 1)
      on conflict (city, state, type, industry)
        do update set active_jobs = job_counts.active_jobs + 1;
    end if;
    return null;
  end
  $$;

drop trigger jobs_counted on jobs;
create constraint trigger jobs_counted
  after insert or delete or update of status, moderation, hidden, city, state, type, industry on jobs
  deferrable initially deferred
  for each row execute function keep_job_counts();

-- The sitemap counts public jobs by their index alone.
drop index jobs_active;
create index jobs_public on jobs (id) where status = 'Active' and not hidden;
