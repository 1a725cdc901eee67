-- Up Migration

-- What open pages read again, for a day: kinds and ids, no content. Without foreign keys, so that announcing news locks
-- nobody's account.
create table live_events (
  id bigint generated always as identity primary key,
  seeker_id uuid,
  employer_id uuid,
  kind text not null check (kind in ('notice', 'message', 'application', 'shift', 'interview')),
  -- The notice, the application of messages and shifts, or the interview.
  subject_id uuid not null,
  -- Ids are given before commits, and so out of their order: a reader goes by transactions instead.
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null default now(),
  constraint live_events_of_one_account check (num_nonnulls(seeker_id, employer_id) = 1)
);

create index live_events_in_order on live_events (transaction);
create index live_events_of_seeker on live_events (seeker_id, transaction) where seeker_id is not null;
create index live_events_of_employer on live_events (employer_id, transaction) where employer_id is not null;
create index live_events_age on live_events (at);

-- One notification for all events of a transaction.
create function notify_live() returns trigger
  language plpgsql
  as $$
    begin
      if exists (select from stored) then
        perform pg_notify('live', '');
      end if;
      return null;
    end
  $$;

create trigger live_events_notify after insert on live_events
  referencing new table as stored for each statement execute function notify_live();

create function announce_live(kind text, subject_id uuid, seeker_id uuid, employer_id uuid) returns void
  language sql
  as $$
    insert into live_events (kind, subject_id, seeker_id, employer_id)
    select $1, $2, account.seeker_id, account.employer_id
    from (values ($3, null::uuid), (null::uuid, $4)) as account (seeker_id, employer_id)
    where num_nonnulls(account.seeker_id, account.employer_id) = 1
  $$;

-- A list that is marked as read is one event.
create function announce_notices() returns trigger
  language plpgsql
  as $$
    begin
      perform announce_live('notice', (array_agg(id order by created_at desc, id desc))[1], seeker_id, null)
      from changed group by seeker_id;
      return null;
    end
  $$;

create trigger notices_announce_new after insert on notices
  referencing new table as changed for each statement execute function announce_notices();
create trigger notices_announce_read after update on notices
  referencing new table as changed for each statement execute function announce_notices();
create trigger notices_announce_gone after delete on notices
  referencing old table as changed for each statement execute function announce_notices();

-- Both sides hear of what is written and read; of what is held, its author alone.
create function announce_messages() returns trigger
  language plpgsql
  as $$
    begin
      perform announce_live('message', application_id,
        case when bool_or(held_since is null) then seeker_id end, employer_id)
      from changed join threads using (application_id) group by application_id, seeker_id, employer_id;
      return null;
    end
  $$;

create trigger messages_announce_new after insert on messages
  referencing new table as changed for each statement execute function announce_messages();
create trigger messages_announce_changed after update on messages
  referencing new table as changed for each statement execute function announce_messages();

-- Of a new application its employer hears a minute later, when it can no longer be taken back.
create function announce_applications() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform announce_live('application', changed.id, changed.seeker_id,
          case when changed.created_at = before.created_at then changed.employer_id end)
        from changed join before using (id)
        where (changed.status, changed.ended_reason, changed.seen_at, changed.hidden_from_employer_at, changed.created_at)
          is distinct from
          (before.status, before.ended_reason, before.seen_at, before.hidden_from_employer_at, before.created_at);
      else
        perform announce_live('application', id, seeker_id, null) from changed;
      end if;
      return null;
    end
  $$;

create trigger applications_announce_new after insert on applications
  referencing new table as changed for each statement execute function announce_applications();
create trigger applications_announce_changed after update on applications
  referencing old table as before new table as changed for each statement execute function announce_applications();
create trigger applications_announce_gone after delete on applications
  referencing old table as changed for each statement execute function announce_applications();

-- The dates of eight weeks are one event.
create function announce_assignments() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform announce_live('shift', changed.application_id, changed.seeker_id, changed.employer_id)
        from changed join before using (id)
        where (changed.status, changed.during, changed.no_show_at, changed.confirmation_asked_at) is distinct from
          (before.status, before.during, before.no_show_at, before.confirmation_asked_at)
        group by changed.application_id, changed.seeker_id, changed.employer_id;
      else
        perform announce_live('shift', application_id, seeker_id, employer_id)
        from changed group by application_id, seeker_id, employer_id;
      end if;
      return null;
    end
  $$;

create trigger assignments_announce_new after insert on assignments
  referencing new table as changed for each statement execute function announce_assignments();
create trigger assignments_announce_changed after update on assignments
  referencing old table as before new table as changed for each statement execute function announce_assignments();

-- A stream ends with its session, however that ends.
create function announce_ended_sessions() returns trigger
  language plpgsql
  as $$
    begin
      if exists (select from ended) then
        perform pg_notify('live', 'sessions');
      end if;
      return null;
    end
  $$;

create trigger sessions_announce_end after delete on sessions
  referencing old table as ended for each statement execute function announce_ended_sessions();
