-- Up Migration

-- Why a job is or was held. The row stays after a release: what an operator has read is not held again.
create table job_holds (
  job_id uuid primary key references jobs (id) on delete cascade,
  cause text not null check (cause in ('signals', 'reports')),
  -- What the rules found, with their versions and words.
  signals jsonb not null check (jsonb_typeof(signals) = 'array'),
  -- Of the texts that were read.
  text_digest bytea not null check (octet_length(text_digest) = 32),
  -- Null while it is not held. The answer clocks of its applications stand still from then on.
  held_since timestamptz(3),
  -- The case whose dismissal released it; the texts of that time are not held again.
  released_by uuid
);

-- By which near-copies of a job are found.
create table job_fingerprints (
  job_id uuid primary key references jobs (id) on delete cascade,
  hashes integer[] not null,
  bands integer[] not null
);

create index job_fingerprints_bands on job_fingerprints using gin (bands);

-- A case can be opened by signals, too, and settled by the edit that leaves none.
alter table cases
  add column signals jsonb not null default '[]' check (jsonb_typeof(signals) = 'array'),
  add column signal_weight integer not null default 0 check (signal_weight >= 0),
  add column settled_at timestamptz(3),
  add constraint cases_are_settled_undecided check (settled_at is null or decided_at is null);

drop index cases_once_open;
create unique index cases_once_open on cases (subject_type, subject_id)
  where decided_at is null and settled_at is null;
drop index cases_queue;
create index cases_queue on cases ((signal_weight + report_count) desc, opened_at, id)
  where decided_at is null and settled_at is null;
