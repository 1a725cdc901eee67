-- Up Migration

-- An employer that has deleted the account: the row stays as a name, for the history of those who applied.
alter table employers add column deleted_at timestamptz(3);
