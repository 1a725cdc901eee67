-- Up Migration

-- The passkeys of an account: with one, it signs in without password and code (WebAuthn).
create table passkeys (
  id uuid primary key,
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  -- As the authenticator names it.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- Opens nothing: signatures are checked with it (COSE).
  public_key bytea not null,
  -- How often it signed, as far as the authenticator counts: a lower number is a copy's.
  sign_count bigint not null check (sign_count >= 0),
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkeys_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index passkeys_of_seeker on passkeys (seeker_id) where seeker_id is not null;
create index passkeys_of_employer on passkeys (employer_id) where employer_id is not null;

-- Challenges that were answered, until they would have expired: each works once.
create table used_passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  expires_at timestamptz(3) not null
);

create index used_passkey_challenges_by_expiry on used_passkey_challenges (expires_at);
