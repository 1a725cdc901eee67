-- Up Migration

-- What everyone reads a company's address as, apart from the one that it signs in with.
alter table employers add column contact_email text;
update employers set contact_email = email;
alter table employers
  alter column contact_email set not null,
  add constraint employers_contact_email_check check (contact_email <> '');

drop trigger employers_announce_change on employers;
create trigger employers_announce_change
  after update of
    company_name, contact_email, phone_number, website, city, state, description, logo_file_id
  on employers for each row execute function announce_employer_change();

-- An account's way from one address to another: asked for, then effective once the new address is
-- confirmed. Ended ones were replaced, given up or undone. While an effective one is kept, its old address
-- belongs to the account; the clean-up removes it after that.
create table email_changes (
  id uuid primary key,
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  old_email text not null check (old_email <> ''),
  new_email text not null check (new_email <> ''),
  -- The session that asked for it, which goes on when the others end.
  session_id uuid references sessions (id) on delete set null,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  effective_at timestamptz(3),
  ended_at timestamptz(3),
  constraint email_changes_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index email_changes_seeker on email_changes (seeker_id) where seeker_id is not null;
create index email_changes_employer on email_changes (employer_id) where employer_id is not null;
create index email_changes_session on email_changes (session_id) where session_id is not null;
create index email_changes_reserved on email_changes (lower(old_email))
  where effective_at is not null and ended_at is null;
create unique index email_changes_one_pending
  on email_changes (coalesce(seeker_id, employer_id))
  where effective_at is null and ended_at is null;

-- Links in mails to the owner of an account. Each has one purpose and works once; only its hash is kept.
create table account_links (
  id uuid primary key,
  purpose text not null check (purpose in ('confirm_email', 'undo_email_change')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  seeker_id uuid references seekers (id) on delete cascade,
  employer_id uuid references employers (id) on delete cascade,
  email_change_id uuid references email_changes (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint account_links_one_owner check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index account_links_seeker on account_links (seeker_id) where seeker_id is not null;
create index account_links_employer on account_links (employer_id) where employer_id is not null;
create index account_links_change on account_links (email_change_id)
  where email_change_id is not null;
create index account_links_expiry on account_links (expires_at);

-- An address that an account has left and may come back to is taken, as if the account still had it. The
-- triggers run after the unique index has let the row in: whoever waited there for the one who leaves the
-- address sees here that it is reserved.
create function refuse_reserved_seeker_email() returns trigger
  language plpgsql
  as $$
  begin
    if exists (
      select from email_changes
      where lower(old_email) = lower(new.email) and effective_at is not null and ended_at is null
        and seeker_id <> new.id
    ) then
      raise unique_violation using
        message = 'the address is reserved for another seeker', constraint = 'seekers_email_key';
    end if;
    return null;
  end
  $$;

create trigger seekers_refuse_reserved_email after insert or update of email on seekers
  for each row execute function refuse_reserved_seeker_email();

create function refuse_reserved_employer_email() returns trigger
  language plpgsql
  as $$
  begin
    if exists (
      select from email_changes
      where lower(old_email) = lower(new.email) and effective_at is not null and ended_at is null
        and employer_id <> new.id
    ) then
      raise unique_violation using
        message = 'the address is reserved for another employer', constraint = 'employers_email_key';
    end if;
    return null;
  end
  $$;

create trigger employers_refuse_reserved_email after insert or update of email on employers
  for each row execute function refuse_reserved_employer_email();
