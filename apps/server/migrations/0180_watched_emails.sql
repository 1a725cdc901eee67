-- Up Migration

-- A keyed hash of the address of a deleted account that was watched after a heavy hold: whoever uses the address until
-- the watch ends is watched, too.
create table watched_emails (
  email_mac bytea not null check (octet_length(email_mac) = 32),
  case_id uuid not null references cases (id) on delete cascade,
  ends_at timestamptz(3) not null,
  primary key (email_mac, case_id)
);
