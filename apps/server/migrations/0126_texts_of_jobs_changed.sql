-- Up Migration

-- Since when a job has its text: a copy of a reported job is held unless it had the text before the reports.
alter table job_fingerprints
  -- Of the description and the requirements, also of texts that are too short for hashes; null until they are read again.
  add column text_digest bytea check (octet_length(text_digest) = 32),
  add column changed_at timestamptz(3) not null default now();

-- What has been compared until now.
update job_fingerprints set changed_at = jobs.created_at
from jobs where jobs.id = job_fingerprints.job_id;
