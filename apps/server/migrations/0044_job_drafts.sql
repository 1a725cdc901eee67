-- Up Migration

-- Jobs that are not posted yet, however incomplete. Publication inserts the job and deletes the draft.
create table job_drafts (
  id uuid primary key,
  employer_id uuid not null references employers (id) on delete cascade,
  -- Any of createjob's fields.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  image_file_id uuid references files (id),
  -- The application form of a duplicated job.
  form jsonb check (jsonb_typeof(form) = 'object'),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'blocked')),
  publish_at timestamptz(3),
  blocked_at timestamptz(3),
  blocked_by text check (blocked_by in ('plan_limit_reached', 'plan_suspended', 'validation_failed')),
  -- The reason in words.
  blocked_reason text,
  -- Since when a blocked draft could take a place of the plan; null while none is free.
  place_free_since timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint job_drafts_publish_at check ((status = 'draft') = (publish_at is null)),
  constraint job_drafts_blocked check (
    num_nonnulls(blocked_at, blocked_by, blocked_reason) = case status when 'blocked' then 3 else 0 end
  ),
  constraint job_drafts_place_free check (place_free_since is null or status = 'blocked')
);

create index job_drafts_employer on job_drafts (employer_id, updated_at desc, id desc);
create index job_drafts_due on job_drafts (publish_at) where status <> 'draft';
create index job_drafts_image_file on job_drafts (image_file_id) where image_file_id is not null;
