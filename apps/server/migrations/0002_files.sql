-- Up Migration

-- Every uploaded file. The bytes lie in the file store under storage_key, which is random.
-- A row without a reference is an upload that was never used; the clean-up removes it.
create table files (
  id uuid primary key,
  storage_key text not null unique check (storage_key ~ '^[A-Za-z0-9_-]{16,64}\.[a-z0-9]{2,5}$'),
  visibility text not null check (visibility in ('public', 'private')),
  content_type text not null,
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz(3) not null default now()
);
