-- Up Migration

-- How many applicants each job has, apart from its row: an application neither rewrites the job nor drops the
-- cached responses of its city.
create table job_applicant_counts (
  job_id uuid primary key references jobs (id) on delete cascade,
  applicants integer not null default 0 check (applicants >= 0)
);

insert into job_applicant_counts (job_id, applicants) select id, applicant_count from jobs;

-- Servers of the version before still read and write the old counter, without those counted by newer ones. A
-- later migration drops it.
alter table jobs drop constraint jobs_applicant_count_check;

create function start_applicant_count() returns trigger
  language plpgsql
  as $$
  begin
    insert into job_applicant_counts (job_id) values (new.id);
    return null;
  end
  $$;

create trigger jobs_start_applicant_count after insert on jobs
  for each row execute function start_applicant_count();

-- An applicant counts until the application is withdrawn, or deleted by the employer.
create function count_applicants() returns trigger
  language plpgsql
  as $$
  declare
    change integer := 0;
  begin
    if tg_op <> 'INSERT' and old.status <> 'withdrawn' and old.hidden_from_employer_at is null then
      change := change - 1;
    end if;
    if tg_op <> 'DELETE' and new.status <> 'withdrawn' and new.hidden_from_employer_at is null then
      change := change + 1;
    end if;
    if change <> 0 then
      update job_applicant_counts set applicants = applicants + change
      where job_id = coalesce(new.job_id, old.job_id);
    end if;
    return null;
  end
  $$;

create trigger applications_count_applicants
  after insert or delete or update of status, hidden_from_employer_at on applications
  for each row execute function count_applicants();

-- Lists show whether a job is full, the job's own page also its number of applicants. Transactions that change
-- applications hold the job's lock, so the limit read here is the current one.
create function announce_applicant_count() returns trigger
  language plpgsql
  as $$
  declare
    job record;
  begin
    select employer_id, city, status, max_applicants into job from jobs where id = new.job_id;
    if (old.applicants >= job.max_applicants) <> (new.applicants >= job.max_applicants) then
      perform announce_content_change(
        job_ids => array[new.job_id],
        employer_ids => array[job.employer_id],
        cities => case job.status when 'Active' then array[job.city] else '{}' end
      );
    else
      perform announce_content_change(job_ids => array[new.job_id]);
    end if;
    return null;
  end
  $$;

create trigger job_applicant_counts_announce_change after update on job_applicant_counts
  for each row execute function announce_applicant_count();
