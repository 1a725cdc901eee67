-- Up Migration

-- When an account's owner was last notified by mail that the password or email address had changed.
alter table seekers add column change_notified_at timestamptz;
alter table employers add column change_notified_at timestamptz;

update seekers set change_notified_at = told_of_change_at where told_of_change_at is not null;
update employers set change_notified_at = told_of_change_at where told_of_change_at is not null;

-- Servers of the version before still use told_of_change_at. A later migration drops it.
