-- Up Migration

-- Jobs with shifts have indexes of their own that cover every column that a search by when compares: few jobs of a place
-- are worked at some time, and reading the rows of all others would take seconds.
drop index jobs_shift_times;

create index jobs_shifts on jobs (placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_city_shifts on jobs (lower(city), placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_place_shifts on jobs (place_id, placement desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and place_id is not null and week_minutes is not null;

create index jobs_remote_shifts on jobs (placement desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and location_type = 'Remote' and week_minutes is not null;
