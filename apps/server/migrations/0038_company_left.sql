-- Up Migration

-- An application that ended because its company left is news of its own.
alter table notices drop constraint notices_reason_check;
alter table notices add constraint notices_reason_check
  check (reason in ('place_withdrawn', 'company_left'));
