-- Up Migration

-- The closing time of which the employer has been told ahead; another time is told of again.
alter table jobs add column closing_told_for timestamptz(3);

create index jobs_closing on jobs (closes_at) where status = 'Active' and closes_at is not null;
