-- Up Migration

-- What an employer has set up of a job's application form so far; gone once the form is saved.
create table form_drafts (
  job_id uuid primary key references jobs (id) on delete cascade,
  setup jsonb not null check (jsonb_typeof(setup) = 'object'),
  updated_at timestamptz(3) not null
);
