-- Up Migration

create table saved_jobs (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint saved_jobs_once unique (seeker_id, job_id)
);

create index saved_jobs_newest on saved_jobs (seeker_id, created_at desc, id desc);
create index saved_jobs_job on saved_jobs (job_id);
