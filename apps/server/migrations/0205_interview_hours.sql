-- Up Migration

-- When the applicants of a job are interviewed, on the clocks of the job.
create table interview_hours (
  job_id uuid primary key references jobs (id) on delete cascade,
  minutes smallint not null check (minutes in (10, 15, 20, 30, 45, 60)),
  -- [{weekday, start, end}], and [{date, start, end}] besides.
  weekly jsonb not null check (jsonb_typeof(weekly) = 'array'),
  dates jsonb not null check (jsonb_typeof(dates) = 'array'),
  seats smallint not null check (seats between 1 and 10),
  notice_hours smallint not null check (notice_hours between 2 and 72),
  days_ahead smallint not null check (days_ahead between 1 and 28),
  place_kind text not null check (place_kind in ('onsite', 'phone', 'video')),
  place_text text not null check (char_length(place_text) between 1 and 300),
  invite text not null check (invite in ('by_hand', 'on_apply')),
  updated_at timestamptz(3) not null
);

-- Those of a duplicated job.
alter table job_drafts
  add column interview_hours jsonb check (jsonb_typeof(interview_hours) = 'object');
