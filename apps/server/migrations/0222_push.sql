-- Up Migration

-- The pair of keys by which services of browsers know this board (VAPID), made once.
create table push_keys (
  id uuid primary key,
  public_key text not null,
  private_key_encrypted bytea not null,
  created_at timestamptz(3) not null
);

create unique index push_keys_once on push_keys ((true));

-- One a browser. It ends with its session, however that ends.
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null,
  -- Its service takes nothing before.
  paused_until timestamptz(3)
);

-- News that was pushed, so that it is pushed once, and mailed unless it is opened.
create table pushed_news (
  id uuid primary key,
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  -- The id of its mail.
  mail text not null unique,
  pushed_at timestamptz(3) not null,
  opened_at timestamptz(3),
  -- Whether reading the notices in the app is reading it.
  has_notice boolean not null,
  -- Its conversation, if any, and for how long no other news of that is pushed.
  thread text,
  quiet tstzrange,
  constraint pushed_news_of_one_account check (num_nonnulls(seeker_id, employer_id) = 1),
  constraint pushed_news_at_intervals exclude using gist (thread with =, quiet with &&)
);

create index pushed_news_of_seeker on pushed_news (seeker_id) where seeker_id is not null;
create index pushed_news_of_employer on pushed_news (employer_id) where employer_id is not null;
create index pushed_news_age on pushed_news (pushed_at);
