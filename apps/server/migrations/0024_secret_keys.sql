-- Up Migration

-- Which keys something in this database may be sealed with, by fingerprints that tell nothing of them. A
-- server that lacks one of them does not start.
create table secret_keys (
  fingerprint text primary key,
  first_used_at timestamptz(3) not null
);
