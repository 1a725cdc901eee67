-- Up Migration

-- Highest pay first around a place walks an index of each place within the radius, as the other orders do.
create index jobs_place_pay on jobs
  (place_id, coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and place_id is not null;

create index jobs_remote_pay on jobs (coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and location_type = 'Remote';

-- Every search by wage counts the jobs that are not paid by the hour, which are few.
create index jobs_place_unpriced on jobs (place_id)
  include (type, industry, experience_level, location_type, hourly_max)
  where status = 'Active' and not hidden and hourly_max is null;
