-- Up Migration

-- The authenticator of an account, from which it needs a code to sign in once it is enabled.
create table second_factors (
  id uuid primary key,
  seeker_id uuid unique references seekers (id) on delete cascade,
  employer_id uuid unique references employers (id) on delete cascade,
  -- Sealed: codes are computed from it.
  totp_secret bytea not null,
  -- The time step of the last accepted code: each code works once.
  totp_step integer not null default 0,
  created_at timestamptz(3) not null,
  -- Null until a code of it was entered.
  enabled_at timestamptz(3),
  constraint second_factors_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index second_factors_pending on second_factors (created_at) where enabled_at is null;

-- What lets an owner in whose authenticator is lost. Each works once; only its hash is kept.
create table recovery_codes (
  id uuid primary key,
  second_factor_id uuid not null references second_factors (id) on delete cascade,
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  used_at timestamptz(3)
);

create index recovery_codes_of_factor on recovery_codes (second_factor_id);
