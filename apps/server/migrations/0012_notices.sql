-- Up Migration

-- News of an application, shown within the app to a seeker who wants such notices.
create table notices (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  -- The application's status that this is the news of; a withdrawal is the seeker's own doing.
  status text not null check (status in
    ('submitted', 'under_review', 'interviewing', 'accepted', 'declined')),
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  -- Each change is told once.
  constraint notices_once unique (application_id, status, created_at)
);

create index notices_of_seeker on notices (seeker_id, created_at desc, id desc);
create index notices_age on notices (created_at);
