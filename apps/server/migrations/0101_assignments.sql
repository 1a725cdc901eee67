-- Up Migration

-- A person in two places at once is refused by an index.
create extension if not exists btree_gist;

-- How many of the job's shifts the applicant was free for when applying; null if not shared.
alter table applications
  add column free_shifts smallint,
  add column shifts_asked smallint,
  add constraint applications_free_shifts
    check ((free_shifts is null) = (shifts_asked is null) and free_shifts between 0 and shifts_asked);

-- The shifts that an applicant can work, and the place that the accepted one has in each.
create table application_shifts (
  application_id uuid not null references applications (id) on delete cascade,
  shift_id uuid not null,
  capacity smallint not null,
  -- From 1 on; null unless it is assigned.
  place smallint,
  primary key (application_id, shift_id),
  -- A capacity below a place that is taken violates the check.
  foreign key (shift_id, capacity) references job_shifts (id, capacity)
    on update cascade on delete cascade,
  constraint application_shifts_within_capacity check (place between 1 and capacity)
);

create unique index application_shifts_places on application_shifts (shift_id, place);

-- An accepted person's shift on a date. The hours are those of the shift on the clocks of the job when it was made.
create table assignments (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  employer_id uuid not null references employers (id) on delete cascade,
  -- Null once the account is deleted.
  seeker_id uuid references seekers (id) on delete set null,
  shift_id uuid not null,
  capacity smallint not null,
  place smallint not null,
  -- On which it starts, by the clocks of the job.
  date date not null,
  during tstzrange not null
    check (not isempty(during) and lower_inc(during) and not upper_inc(during)
      and not lower_inf(during) and not upper_inf(during)),
  status text not null default 'offered'
    check (status in ('offered', 'confirmed', 'cancelled', 'worked', 'no_show', 'disputed')),
  cancelled_by text check (cancelled_by in ('seeker', 'employer', 'system')),
  no_show_at timestamptz(3),
  -- When the person was asked to confirm; null until then, and again after the hours were changed.
  confirmation_asked_at timestamptz(3),
  -- The hours that the person knows of; null until told.
  told_during tstzrange,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((status in ('no_show', 'disputed')) = (no_show_at is not null)),
  foreign key (shift_id, capacity) references job_shifts (id, capacity)
    on update cascade on delete cascade,
  constraint assignments_within_capacity check (status = 'cancelled' or place between 1 and capacity),
  -- Back to back is no overlap.
  constraint assignments_one_place_at_a_time
    exclude using gist (seeker_id with =, during with &&) where (status <> 'cancelled')
);

create unique index assignments_places on assignments (shift_id, date, place) where status <> 'cancelled';
create unique index assignments_of_application on assignments (application_id, shift_id, date);
create index assignments_of_seeker on assignments (seeker_id, lower(during));
create index assignments_of_employer on assignments (employer_id, lower(during));
create index assignments_of_job on assignments (job_id, lower(during));
create index assignments_to_come on assignments (lower(during)) where status in ('offered', 'confirmed');

-- Who is no longer accepted has no shifts ahead, in whatever way the acceptance ended.
create function end_assignments() returns trigger
  language plpgsql
  as $$
  begin
    update application_shifts set place = null where application_id = new.id and place is not null;
    update assignments
    set status = 'cancelled', updated_at = new.updated_at,
      cancelled_by = case new.status when 'withdrawn' then 'seeker' when 'ended' then 'employer' else 'system' end
    where application_id = new.id and status in ('offered', 'confirmed')
      and lower(during) > new.updated_at;
    return null;
  end
  $$;

create trigger applications_end_assignments after update of status on applications
  for each row when (old.status = 'accepted' and new.status <> 'accepted')
  execute function end_assignments();
