-- Up Migration

-- Null once the hours of a shift were changed: whoever said that they can work it was asked about other ones.
alter table application_shifts alter column can_work drop not null;
