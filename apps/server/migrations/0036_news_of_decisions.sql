-- Up Migration

-- The status that the applicant was told last. A decision is told some minutes after it was made, and one
-- that is undone by then never is.
alter table applications add column told_status text not null default 'submitted' check (told_status in
  ('submitted', 'under_review', 'interviewing', 'accepted', 'declined'));

update applications set told_status = status where status not in ('submitted', 'withdrawn');
