-- Up Migration

-- When the applicant was last told of each status since applying, so that none is told again and again.
alter table applications
  add column told_at jsonb not null default '{}' check (jsonb_typeof(told_at) = 'object');
