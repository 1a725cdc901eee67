-- Up Migration

-- Each order of search walks an index of its own, which holds what a search compares: a job that does not meet
-- it is never read. Hidden jobs are left out, so that none of them is read to find out.
drop index jobs_city_search;
create index jobs_city_search on jobs (lower(city), placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

drop index jobs_newest;
create index jobs_search on jobs (placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

drop index jobs_industry_search;
create index jobs_industry_search on jobs (industry, placement desc, published_at desc, id desc)
  where status = 'Active' and not hidden;

create index jobs_city_newest on jobs (lower(city), published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

create index jobs_newest on jobs (published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

-- Jobs without an hourly wage come last.
create index jobs_city_pay on jobs
  (lower(city), coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

create index jobs_pay on jobs (coalesce(hourly_max, -1) desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden;

-- Featured jobs are searched apart from the others.
drop index jobs_words;
create index jobs_words on jobs using gin
  (lower(city), type, industry, experience_level, location_type, (hourly_max is not null),
   (placement = 2), search_document)
  where status = 'Active' and not hidden;
