-- Up Migration

-- What a withdrawn or ended application was before its seeker applied again, for as long as that can be taken back.
create table former_applications (
  application_id uuid primary key references applications (id) on delete cascade,
  -- Its row, and those of its shifts.
  application jsonb not null check (jsonb_typeof(application) = 'object'),
  shifts jsonb not null check (jsonb_typeof(shifts) = 'array'),
  document_ids uuid[] not null,
  -- Events after this one are those of the new submission.
  last_event_id bigint not null,
  replaced_at timestamptz(3) not null,
  -- Set for the rest of the transaction that takes the new submission back.
  taken_back boolean not null default false
);

create index former_applications_age on former_applications (replaced_at);

-- Events go with their application, or with the submission that is taken back.
create function keep_application_event() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' and (
      not exists (select from applications where id = old.application_id)
      or exists (
        select from former_applications
        where application_id = old.application_id and taken_back and old.id > last_event_id
      )
    ) then
      return old;
    end if;
    raise exception 'rows of % are kept as they are', tg_table_name;
  end
  $$;

create or replace trigger application_events_are_kept before update or delete on application_events
  for each row execute function keep_application_event();

-- As before, but what is taken back leaves no event.
create or replace function record_application_event() returns trigger
  language plpgsql
  as $$
  declare
    previous text := 'submitted';
  begin
    if tg_op = 'UPDATE'
      and exists (select from former_applications where application_id = new.id and taken_back) then
      return null;
    end if;
    if tg_op = 'INSERT' then
      insert into application_events (application_id, at, to_status, actor)
      values (new.id, new.created_at, previous, 'seeker');
    else
      previous := old.status;
    end if;
    if previous <> new.status then
      insert into application_events (application_id, at, from_status, to_status, actor, reason)
      values (
        new.id,
        new.updated_at,
        previous,
        new.status,
        case
          when new.status = 'withdrawn' then 'seeker'
          when new.status = 'submitted' and previous in ('withdrawn', 'ended') and new.brought_back_at is null
            then 'seeker'
          when new.status = 'ended' and new.ended_reason <> 'place_withdrawn' then 'system'
          else 'employer'
        end,
        new.ended_reason
      );
    end if;
    if tg_op = 'UPDATE' and old.seen_at is null and new.seen_at is not null then
      insert into application_events (application_id, at, from_status, to_status, actor, reason)
      values (new.id, new.seen_at, new.status, new.status, 'employer', 'seen');
    end if;
    return null;
  end
  $$;
