-- Up Migration

-- When a seeker can work, and when not, as minutes of the week from Monday on the clocks of the zone.
create table availability (
  seeker_id uuid primary key references seekers (id) on delete cascade,
  time_zone text not null,
  -- Empty until the seeker says when.
  weekly int4multirange not null check (weekly <@ int4multirange(int4range(0, 10080))),
  busy int4multirange not null check (busy <@ int4multirange(int4range(0, 10080))),
  -- Whether employers learn for how many shifts an applicant is free.
  share boolean not null,
  -- Hours a week beyond which the seeker wants to be warned.
  weekly_hours_max smallint check (weekly_hours_max between 1 and 80),
  updated_at timestamptz(3) not null
);
