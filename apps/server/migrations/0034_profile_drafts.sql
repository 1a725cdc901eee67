-- Up Migration

-- What a seeker has entered in the wizard so far, so that another tab or phone goes on; gone once the
-- profile is complete.
create table profile_drafts (
  seeker_id uuid primary key references seekers (id) on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  updated_at timestamptz(3) not null
);
