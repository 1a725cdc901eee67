-- Up Migration

-- Whom we told that a job they saved closes soon: once a person and job, whatever its closing date becomes.
create table saved_job_reminders (
  seeker_id uuid not null references seekers (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  created_at timestamptz(3) not null,
  mailed_at timestamptz(3),
  primary key (seeker_id, job_id)
);

create index saved_job_reminders_job on saved_job_reminders (job_id);
create index saved_job_reminders_unmailed on saved_job_reminders (seeker_id) where mailed_at is null;

-- A notice is about an application or about a saved job.
alter table notices
  alter column application_id drop not null,
  alter column status drop not null,
  add column saved_job_id uuid references jobs (id) on delete cascade,
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon')),
  add constraint notices_have_one_subject check (
    num_nonnulls(application_id, saved_job_id) = 1
    and (application_id is null) = (status is null)
    and (saved_job_id is null) = (reason is distinct from 'closes_soon')
  );

alter table notices
  drop constraint notices_once,
  add constraint notices_once
    unique nulls not distinct (application_id, saved_job_id, seeker_id, status, reason, created_at);
create unique index notices_once_a_saved_job on notices (seeker_id, saved_job_id)
  where saved_job_id is not null;
create index notices_of_saved_job on notices (saved_job_id) where saved_job_id is not null;
