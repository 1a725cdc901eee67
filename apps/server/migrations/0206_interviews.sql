-- Up Migration

create table interviews (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  employer_id uuid not null references employers (id) on delete cascade,
  -- Null once the account is deleted.
  seeker_id uuid references seekers (id) on delete set null,
  status text not null default 'invited'
    check (status in ('invited', 'booked', 'declined', 'cancelled', 'attended', 'missed')),
  cancelled_by text check (cancelled_by in ('seeker', 'employer', 'system')),
  -- Null until booked; one that was given up keeps it.
  during tstzrange
    check (not isempty(during) and lower_inc(during) and not upper_inc(during)
      and not lower_inf(during) and not upper_inf(during)),
  -- From 1 on, of as many as the hours of its job have.
  seat smallint check (seat between 1 and 10),
  -- Grows with each change, as calendars need it.
  sequence integer not null default 0,
  -- When the seeker is reminded next, and when the employer is asked who came; null if neither is to come.
  remind_at timestamptz(3),
  ask_at timestamptz(3),
  -- Whether a cancellation that came with a decision or the end of the job is still to be told.
  is_untold boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((during is null) = (seat is null)),
  constraint interviews_booked_have_a_time
    check (case status when 'invited' then during is null when 'booked' then during is not null
      when 'attended' then during is not null when 'missed' then during is not null else true end),
  constraint interviews_only_booked_are_ahead check (status = 'booked' or (remind_at is null and ask_at is null)),
  constraint interviews_one_in_a_seat
    exclude using gist (job_id with =, seat with =, during with &&)
    where (status in ('booked', 'attended', 'missed'))
);

-- One that is open at a time.
create unique index interviews_open on interviews (application_id) where status in ('invited', 'booked');
create index interviews_of_application on interviews (application_id, created_at desc);
create index interviews_of_seeker on interviews (seeker_id, lower(during));
create index interviews_of_employer on interviews (employer_id, lower(during));
create index interviews_to_remind_of on interviews (remind_at) where remind_at is not null;
create index interviews_to_ask_about on interviews (ask_at) where ask_at is not null;
create index interviews_untold on interviews (id) where is_untold;

-- An application that is decided and told so, or over, has no interview ahead. Until then it only reads so.
create function cancel_interviews() returns trigger
  language plpgsql
  as $$
  begin
    update interviews
    set status = 'cancelled', updated_at = new.updated_at, sequence = sequence + 1, remind_at = null, ask_at = null,
      cancelled_by = case new.status when 'withdrawn' then 'seeker' else 'system' end,
      is_untold = status = 'booked'
    where application_id = new.id and status in ('invited', 'booked')
      and (during is null or lower(during) > new.updated_at);
    return null;
  end
  $$;

create trigger applications_cancel_interviews after update of status, told_status on applications
  for each row
  when ((new.status, new.told_status) is distinct from (old.status, old.told_status)
    and (new.status in ('withdrawn', 'ended')
      or (new.status in ('accepted', 'declined') and new.told_status = new.status)))
  execute function cancel_interviews();
