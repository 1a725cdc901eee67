-- Up Migration

-- How an employer answers its applicants, as everyone reads it. Computed once a day from application_events and
-- never edited; null until enough have applied. No days if nobody was answered.
alter table employers
  add column answered_share numeric(3, 2) check (answered_share between 0 and 1),
  add column median_answer_days numeric(4, 1) check (median_answer_days >= 0),
  -- When it was last computed, also without a result.
  add column responsiveness_as_of timestamptz(3),
  add constraint employers_responsiveness_is_computed
    check (answered_share is null or responsiveness_as_of is not null),
  add constraint employers_answers_take_days
    check ((coalesce(answered_share, 0) = 0) = (median_answer_days is null));

create index employers_responsiveness_as_of on employers (responsiveness_as_of nulls first)
  where deleted_at is null;

drop trigger employers_announce_change on employers;
create trigger employers_announce_change
  after update of
    company_name, contact_email, phone_number, website, city, state, description, logo_file_id, answered_share
  on employers for each row execute function announce_employer_change();
