-- Up Migration

-- When backups were made, for whoever watches their age. Not part of a backup itself.
create table made_backups (
  finished_at timestamptz(3) primary key,
  bytes bigint not null
);
