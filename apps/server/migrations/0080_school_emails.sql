-- Up Migration

-- Whether employers see the school that a confirmed address of the seeker belongs to.
alter table seekers add column school_visible boolean not null default false;

-- A seeker's address at a school, beside the one of the account. A new one waits in the second pair of columns until its
-- link is used; the confirmed one stays meanwhile.
create table school_emails (
  seeker_id uuid primary key references seekers (id) on delete cascade,
  email text,
  confirmed_at timestamptz(3),
  pending_email text,
  requested_at timestamptz(3),
  constraint school_emails_confirmed check ((email is null) = (confirmed_at is null)),
  constraint school_emails_pending check ((pending_email is null) = (requested_at is null)),
  constraint school_emails_any check (num_nonnulls(email, pending_email) > 0)
);

-- A confirmed address speaks for one person.
create unique index school_emails_email_key on school_emails (lower(email)) where email is not null;

alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('confirm_email', 'confirm_school', 'undo_email_change'));
alter table account_links add constraint account_links_school_of_seeker
  check (purpose <> 'confirm_school' or (seeker_id is not null and email_change_id is null));
