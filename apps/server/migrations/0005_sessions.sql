-- Up Migration

-- A session belongs to one seeker or one employer, never to both. Only the hash of its token is kept.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  remembered boolean not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  constraint sessions_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index sessions_seeker on sessions (seeker_id) where seeker_id is not null;
create index sessions_employer on sessions (employer_id) where employer_id is not null;
create index sessions_expiry on sessions (expires_at);

create table password_reset_tokens (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint password_reset_tokens_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index password_reset_tokens_expiry on password_reset_tokens (expires_at);

-- Failed sign-ins, by account and by address. The key is a hash: a list of tried emails is nobody's business.
create table login_failures (
  key bytea primary key,
  failures integer not null check (failures > 0),
  last_failed_at timestamptz(3) not null,
  blocked_until timestamptz(3) not null
);

create index login_failures_age on login_failures (last_failed_at);

-- Strict limits that hold across instances: one row per key and window.
create table rate_limit_windows (
  key bytea not null,
  window_start timestamptz(3) not null,
  hits integer not null check (hits > 0),
  primary key (key, window_start)
);

create index rate_limit_windows_age on rate_limit_windows (window_start);

create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 1 and 200),
  request_hmac bytea not null check (octet_length(request_hmac) = 32),
  state text not null default 'in_flight' check (state in ('in_flight', 'done')),
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (scope, key),
  constraint idempotency_keys_done check ((state = 'done') = (status is not null))
);

create index idempotency_keys_age on idempotency_keys (created_at);
