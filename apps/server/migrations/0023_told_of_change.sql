-- Up Migration

-- When an account's owner was last mailed that its password or address has changed.
alter table seekers add column told_of_change_at timestamptz;
alter table employers add column told_of_change_at timestamptz;
