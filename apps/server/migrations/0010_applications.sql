-- Up Migration

-- A job's own form. A new version replaces the old one; answers keep the version they were given on.
create table application_forms (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  basic_fields jsonb not null check (jsonb_typeof(basic_fields) = 'object'),
  documents jsonb not null check (jsonb_typeof(documents) = 'object'),
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  is_current boolean not null default true,
  created_at timestamptz(3) not null default now()
);

create unique index application_forms_current on application_forms (job_id) where is_current;
create index application_forms_job on application_forms (job_id);

create table applications (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  -- The job's employer, which never changes: an employer's newest applications are one index away.
  employer_id uuid not null references employers (id) on delete cascade,
  -- Null once the applicant has deleted the account: the employer keeps an anonymous trace.
  seeker_id uuid references seekers (id) on delete set null,
  form_id uuid references application_forms (id),
  status text not null default 'submitted' check (status in
    ('submitted', 'under_review', 'interviewing', 'accepted', 'declined', 'withdrawn')),
  basic_field_answers jsonb not null default '{}' check (jsonb_typeof(basic_field_answers) = 'object'),
  question_answers jsonb not null default '{}' check (jsonb_typeof(question_answers) = 'object'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  accepted_at timestamptz(3),
  -- Set when the employer deletes the application: gone from the employer's lists, kept in the seeker's.
  hidden_from_employer_at timestamptz(3),
  constraint applications_once unique (job_id, seeker_id),
  constraint applications_accepted_whole check ((status = 'accepted') = (accepted_at is not null))
);

-- One accepted applicant a job; a deleted one frees the place.
create unique index applications_one_accepted on applications (job_id)
  where status = 'accepted' and hidden_from_employer_at is null;
create index applications_of_seeker on applications (seeker_id, created_at desc, id desc);
create index applications_of_job on applications (job_id, created_at desc, id desc)
  where hidden_from_employer_at is null;
create index applications_of_employer on applications (employer_id, created_at desc, id desc)
  where hidden_from_employer_at is null;
create index applications_form on applications (form_id) where form_id is not null;

create table documents (
  id uuid primary key,
  seeker_id uuid references seekers (id) on delete cascade,
  kind text not null check (kind in ('resume', 'coverLetter')),
  file_id uuid not null unique references files (id),
  name text not null,
  application_id uuid references applications (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);

create unique index documents_one_of_a_kind on documents (application_id, kind)
  where application_id is not null;
create index documents_seeker on documents (seeker_id, created_at desc);
