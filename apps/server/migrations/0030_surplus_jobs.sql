-- Up Migration

-- Employers who have, or had, more active jobs than their plan has room for. A row stays after its jobs
-- have closed: the full notice is given once in a while, not at every change of plan.
create table surplus_jobs (
  employer_id uuid primary key references employers (id) on delete cascade,
  -- The limit that the jobs are beyond.
  jobs_allowed integer not null check (jobs_allowed >= 0),
  -- The lowest limit that was announced since the notice was given in full.
  lowest_allowed integer not null check (lowest_allowed between 0 and jobs_allowed),
  closes_at timestamptz(3) not null,
  -- Jobs that the employer wants to keep; the oldest fill the rest of the room.
  kept_job_ids uuid[] not null default '{}',
  -- Null while jobs are still to close.
  settled_at timestamptz(3)
);

create index surplus_jobs_due on surplus_jobs (closes_at) where settled_at is null;
