-- Up Migration

-- People who decide what is reported. They are made on the command line and never deleted: the log names them.
create table operators (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254),
  password_hash text not null,
  -- Sealed: codes are computed from it.
  totp_secret bytea not null,
  -- The time step of the last accepted code: each code signs in once.
  totp_step integer not null default 0,
  created_at timestamptz(3) not null,
  -- From then on, the operator cannot sign in.
  removed_at timestamptz(3)
);

create unique index operators_email_key on operators (lower(email));

create table operator_sessions (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  operator_id uuid not null references operators (id),
  -- Of the browser in which it began: another one cannot use it.
  agent_hash bytea not null check (octet_length(agent_hash) = 32),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index operator_sessions_of_operator on operator_sessions (operator_id);
create index operator_sessions_expiry on operator_sessions (expires_at);
