-- Up Migration

alter table application_shifts
  -- Whether the applicant said so; an employer may agree on others.
  add column can_work boolean not null default true,
  -- The last day for which an assigned weekly shift has dates; null unless it is assigned.
  add column dates_until date,
  add constraint application_shifts_dates_of_places check (dates_until is null or place is not null);

create index application_shifts_due on application_shifts (dates_until) where dates_until is not null;

-- Only shifts to come and running ones need a place; the past keeps the number that it had.
alter table assignments
  drop constraint assignments_within_capacity,
  add constraint assignments_within_capacity
    check (status not in ('offered', 'confirmed') or place between 1 and capacity),
  -- How often it has changed, for calendars.
  add column sequence integer not null default 0;

create index assignments_to_end on assignments (upper(during)) where status in ('offered', 'confirmed');
create index assignments_to_ask on assignments (lower(during))
  where status = 'offered' and confirmation_asked_at is null;

create function count_assignment_changes() returns trigger
  language plpgsql
  as $$
  begin
    new.sequence := old.sequence + 1;
    return new;
  end
  $$;

create trigger assignments_count_changes before update on assignments
  for each row when ((old.during, old.status) is distinct from (new.during, new.status))
  execute function count_assignment_changes();

-- Who is no longer accepted is told so, and with it of the shifts.
create or replace function end_assignments() returns trigger
  language plpgsql
  as $$
  begin
    update application_shifts set place = null, dates_until = null
    where application_id = new.id and place is not null;
    update assignments
    set status = 'cancelled', updated_at = new.updated_at, told_during = null,
      cancelled_by = case new.status when 'withdrawn' then 'seeker' when 'ended' then 'employer' else 'system' end
    where application_id = new.id and status in ('offered', 'confirmed')
      and lower(during) > new.updated_at;
    return null;
  end
  $$;

-- A notice of an accepted application may be about one of its shifts.
alter table notices
  add column assignment_id uuid references assignments (id) on delete set null,
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show'));

create index notices_of_assignment on notices (assignment_id) where assignment_id is not null;

-- Addresses of calendars; the token is kept encrypted, to be shown again, and hashed, to be found.
create table calendars (
  id uuid primary key,
  seeker_id uuid unique references seekers (id) on delete cascade,
  employer_id uuid unique references employers (id) on delete cascade,
  token_hash bytea not null unique,
  token_encrypted bytea not null,
  created_at timestamptz(3) not null,
  check (num_nonnulls(seeker_id, employer_id) = 1)
);
