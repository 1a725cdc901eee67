-- Up Migration

-- Networks that an account has signed in from, as keyed hashes: guesses from elsewhere do not make them wait.
create table known_networks (
  id uuid primary key,
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  network bytea not null check (octet_length(network) = 32),
  last_seen_at timestamptz(3) not null,
  constraint known_networks_one_owner check (num_nonnulls(seeker_id, employer_id) = 1),
  constraint known_networks_once unique nulls not distinct (seeker_id, employer_id, network)
);

create index known_networks_employer on known_networks (employer_id) where employer_id is not null;
create index known_networks_age on known_networks (last_seen_at);

-- Where a link to reset a password was asked for, as a keyed hash, and whether its account knew the place.
alter table password_reset_tokens
  add column origin bytea check (octet_length(origin) = 32),
  add column from_known_origin boolean not null default false;
create index password_reset_tokens_seeker on password_reset_tokens (seeker_id, created_at)
  where seeker_id is not null;
create index password_reset_tokens_employer on password_reset_tokens (employer_id, created_at)
  where employer_id is not null;
