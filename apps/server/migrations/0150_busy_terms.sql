-- Up Migration

-- What leaves a seeker no time in the weeks of a term, as minutes of the week like availability.busy, which has no term.
create table busy_terms (
  seeker_id uuid not null references availability (seeker_id) on delete cascade,
  -- From the first day to the last; one of them may be open.
  during daterange not null check (not isempty(during) and during <> daterange(null, null)),
  minutes int4multirange not null
    check (minutes <> '{}' and minutes <@ int4multirange(int4range(0, 10080))),
  primary key (seeker_id, during)
);

-- The minutes of the week of a shift; those over the week's end are also at its start.
create function minutes_of_shift(job_shifts) returns int4multirange
  language sql
  immutable
  as $$
    select int4multirange(int4range(minute, minute + length), int4range(minute - 10080, minute - 10080 + length))
    from (
      select
        (coalesce($1.weekday, extract(isodow from $1.date)::int) - 1) * 1440
          + (extract(epoch from $1.start_time) / 60)::int as minute,
        ((extract(epoch from $1.end_time - $1.start_time) / 60)::int + 1440) % 1440 as length
    ) as shift
  $$;
