-- Up Migration

-- When an employer was shown how to reach an applicant: the first time on each day of each acceptance. Replaces
-- contact_views, which knew one acceptance per day.
create table contact_showings (
  application_id uuid not null references applications (id) on delete cascade,
  -- The acceptance because of which it was shown.
  accepted_at timestamptz(3) not null,
  shown_on date not null,
  shown_at timestamptz(3) not null,
  primary key (application_id, accepted_at, shown_on)
);

insert into contact_showings (application_id, accepted_at, shown_on, shown_at)
select
  application_id,
  coalesce(
    (
      select max(accepted_at) from acceptances
      where acceptances.application_id = contact_views.application_id and accepted_at <= viewed_at
    ),
    viewed_at
  ),
  viewed_on,
  viewed_at
from contact_views;

create trigger contact_showings_are_kept before update or delete on contact_showings
  for each row execute function keep_application_record();

-- The timeline has each of them.
drop trigger contact_views_record_event on contact_views;
create or replace function record_contact_event() returns trigger
  language plpgsql
  as $$
  begin
    insert into application_events (application_id, at, from_status, to_status, actor, reason)
    select id, new.shown_at, status, status, 'employer', 'contact_shown'
    from applications where id = new.application_id;
    return null;
  end
  $$;
create trigger contact_showings_record_event after insert on contact_showings
  for each row execute function record_contact_event();

-- Servers of the version before still write contact_views, and read there what they wrote. A later migration drops it.
create function copy_contact_view() returns trigger
  language plpgsql
  as $$
  begin
    insert into contact_showings (application_id, accepted_at, shown_on, shown_at)
    select id, coalesce(accepted_at, new.viewed_at), new.viewed_on, new.viewed_at
    from applications where id = new.application_id
    on conflict do nothing;
    return null;
  end
  $$;
create trigger contact_views_copy after insert on contact_views
  for each row execute function copy_contact_view();
