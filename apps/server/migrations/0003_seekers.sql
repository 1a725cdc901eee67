-- Up Migration

create table seekers (
  id uuid primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email <> ''),
  password_hash text not null,
  -- The picture belongs to the account: it may come before the profile exists.
  picture_file_id uuid references files (id),
  terms_accepted_at timestamptz(3) not null,
  terms_version text not null,
  profile_visible boolean not null default true,
  email_visible boolean not null default false,
  phone_visible boolean not null default false,
  notify_by_email boolean not null default true,
  notify_by_push boolean not null default true,
  notify_by_sms boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create unique index seekers_email_key on seekers (lower(email));
create index seekers_picture_file on seekers (picture_file_id) where picture_file_id is not null;

create table profiles (
  seeker_id uuid primary key references seekers (id) on delete cascade,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  bio text,
  phone_number text check (phone_number ~ '^[0-9]{10}$'),
  current_position text,
  education text[] not null default '{}',
  extracurriculars text[] not null default '{}',
  clubs text[] not null default '{}',
  hobbies text[] not null default '{}',
  work text[] not null default '{}',
  awards text[] not null default '{}',
  volunteer text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table social_accounts (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  platform text not null check (platform in ('instagram', 'tiktok')),
  handle text not null check (handle like '@_%'),
  followers integer not null check (followers >= 0),
  created_at timestamptz(3) not null default now(),
  constraint social_accounts_platform_key unique (seeker_id, platform)
);

-- A seeker has four places for videos: a fifth finds none free, however many arrive at once.
create table portfolio_videos (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade,
  place smallint not null check (place between 1 and 4),
  file_id uuid not null unique references files (id),
  original_name text not null,
  created_at timestamptz(3) not null default now(),
  constraint portfolio_videos_place_key unique (seeker_id, place)
);
