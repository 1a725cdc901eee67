-- Up Migration

-- What seekers read of a job that they applied to or saved, in lists, notices and mails: its texts and its company's
-- name as they were when it was last clear. An edit that holds the job changes nothing here.
create table cleared_jobs (
  job_id uuid primary key references jobs (id) on delete cascade,
  title text not null,
  company_name text not null,
  address text,
  city text not null,
  state text not null,
  zip_code text
);

-- What held jobs said before is not known.
insert into cleared_jobs (job_id, title, company_name, address, city, state, zip_code)
select jobs.id,
  case when is_unread then 'A job that is on hold' else title end,
  company_name,
  case when not is_unread then jobs.address end,
  jobs.city, jobs.state,
  case when not is_unread then zip_code end
from jobs
join employers on employers.id = jobs.employer_id
cross join lateral (
  select moderation <> 'clear' and exists (
    select from job_holds where job_id = jobs.id and held_since is not null) as is_unread
) as texts;

-- At the end of the transaction, which has read the texts by then. Texts of a closed job are read when it is reposted.
create function clear_job() returns trigger
  language plpgsql
  as $$
  begin
    insert into cleared_jobs as cleared (job_id, title, company_name, address, city, state, zip_code)
    select jobs.id, title, company_name, jobs.address, jobs.city, jobs.state, zip_code
    from jobs join employers on employers.id = jobs.employer_id
    where jobs.id = new.id and moderation = 'clear'
      and (tg_op = 'INSERT' or status = 'Active' or old.moderation = 'held')
    on conflict (job_id) do update set (title, company_name, address, city, state, zip_code) =
      row (excluded.title, excluded.company_name, excluded.address, excluded.city, excluded.state, excluded.zip_code)
    where (cleared.title, cleared.company_name, cleared.address, cleared.city, cleared.state, cleared.zip_code)
      is distinct from
      (excluded.title, excluded.company_name, excluded.address, excluded.city, excluded.state, excluded.zip_code);
    return null;
  end
  $$;

create constraint trigger jobs_are_cleared_new after insert on jobs
  deferrable initially deferred for each row execute function clear_job();
create constraint trigger jobs_are_cleared
  after update of title, address, city, state, zip_code, status, moderation on jobs
  deferrable initially deferred for each row
  when (new.moderation = 'clear') execute function clear_job();

-- A new name of the company reaches the jobs that are clear with it.
create function clear_company_name() returns trigger
  language plpgsql
  as $$
  begin
    update cleared_jobs set company_name = employers.company_name
    from jobs join employers on employers.id = jobs.employer_id
    where jobs.id = cleared_jobs.job_id and employers.id = new.id and moderation = 'clear'
      and cleared_jobs.company_name <> employers.company_name;
    return null;
  end
  $$;

create constraint trigger employers_are_cleared after update of company_name on employers
  deferrable initially deferred for each row
  when (old.company_name <> new.company_name) execute function clear_company_name();
