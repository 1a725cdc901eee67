-- Up Migration

-- An address without what nobody sees, as the server reads it wherever one is typed (`readEmail` of the contract).
create function email_as_seen(email text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    email,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160'
      '\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
      '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'
  );

-- What is written from now on has been read. An address that stays as it is below may be left, not written again.
create function refuse_unseen_in_email() returns trigger
  language plpgsql
  as $$
  begin
    raise check_violation using message = 'the address has something invisible', constraint = tg_name;
  end
  $$;

-- Addresses from before. One that is the same as another account's stays: docs/operations.md says how to find it. No
-- verification ends by this.
alter table employers disable trigger employers_end_verification;

do $$
declare
  place record;
  id uuid;
begin
  for place in
    select * from (values
      ('seekers', 'id', 'email'),
      ('employers', 'id', 'email'),
      ('employers', 'id', 'contact_email'),
      ('operators', 'id', 'email'),
      ('school_emails', 'seeker_id', 'email'),
      ('school_emails', 'seeker_id', 'pending_email'),
      ('email_changes', 'id', 'old_email'),
      ('email_changes', 'id', 'new_email')
    ) as places (table_name, key, email)
  loop
    -- Ids are ascending in time: the older account gets the address.
    for id in execute format(
      'select %1$I from %2$I where %3$I <> btrim(normalize(email_as_seen(%3$I), nfkc)) order by %1$I',
      place.key, place.table_name, place.email
    )
    loop
      begin
        execute format(
          'update %2$I set %3$I = btrim(normalize(email_as_seen(%3$I), nfkc)) where %1$I = $1',
          place.key, place.table_name, place.email
        ) using id;
      exception
        -- Another account has it, or nothing of it can be seen.
        when unique_violation or check_violation then null;
      end;
    end loop;
  end loop;
end
$$;

alter table employers enable trigger employers_end_verification;

create trigger seekers_email_as_seen before insert or update of email on seekers
  for each row when (new.email <> email_as_seen(new.email)) execute function refuse_unseen_in_email();
create trigger employers_email_as_seen before insert or update of email on employers
  for each row when (new.email <> email_as_seen(new.email)) execute function refuse_unseen_in_email();
create trigger employers_contact_email_as_seen before insert or update of contact_email on employers
  for each row when (new.contact_email <> email_as_seen(new.contact_email)) execute function refuse_unseen_in_email();
create trigger operators_email_as_seen before insert or update of email on operators
  for each row when (new.email <> email_as_seen(new.email)) execute function refuse_unseen_in_email();
create trigger school_emails_email_as_seen before insert or update of email on school_emails
  for each row when (new.email <> email_as_seen(new.email)) execute function refuse_unseen_in_email();
create trigger school_emails_pending_as_seen before insert or update of pending_email on school_emails
  for each row when (new.pending_email <> email_as_seen(new.pending_email)) execute function refuse_unseen_in_email();
