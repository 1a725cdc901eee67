-- Up Migration

-- The number of applicants at which the employer was told that the job is full; once for each posting.
alter table jobs add column full_told_at integer;
