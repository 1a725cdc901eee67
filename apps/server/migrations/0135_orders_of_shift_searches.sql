-- Up Migration

-- A search by when that is sorted by pay or age walks an index in its order. Without one it reads and sorts every job of
-- the place that meets it, which are the more the larger the place is.
create index jobs_shifts_pay on jobs (coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_shifts_newest on jobs (published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_city_shifts_pay on jobs
  (lower(city), coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_city_shifts_newest on jobs (lower(city), published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and week_minutes is not null;

create index jobs_place_shifts_pay on jobs
  (place_id, coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and place_id is not null and week_minutes is not null;

create index jobs_place_shifts_newest on jobs (place_id, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and place_id is not null and week_minutes is not null;

create index jobs_remote_shifts_pay on jobs (coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and location_type = 'Remote' and week_minutes is not null;

create index jobs_remote_shifts_newest on jobs (published_at desc, id desc)
  include (state, type, industry, experience_level, location_type, hourly_min, hourly_max,
    shift_times, week_minutes, time_zone)
  where status = 'Active' and not hidden and location_type = 'Remote' and week_minutes is not null;
