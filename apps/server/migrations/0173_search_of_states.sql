-- Up Migration

-- A search of a whole state walks an index of its own, as that of a city does.
create index jobs_state_search on jobs (state, placement desc, published_at desc, id desc)
  include (city, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;
