-- Up Migration

-- How long a one-time gig takes, as its employer expects: by it, its pay is compared with hourly pay.
alter table jobs
  add column expected_hours numeric(7, 2) check (expected_hours > 0);

-- No pay is not comparable either.
update jobs set hourly_min = null, hourly_max = null where hourly_max = 0;
