-- Up Migration

-- Few jobs fit a week: those are found by what their shifts cover.
create index jobs_week on jobs using gist (week_minutes)
  where status = 'Active' and not hidden and week_minutes is not null;

-- Few jobs have shifts, and fewer at one time of the day.
create index jobs_shift_times on jobs (published_at desc, id desc)
  include (shift_times)
  where status = 'Active' and not hidden and shift_times <> 0;
