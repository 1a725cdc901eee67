-- Up Migration

-- What a search compares stands in the index that it walks: a job that does not meet it is never read.
-- The city stands there twice, because PostgreSQL reads no column back from an expression.
drop index jobs_city_search;
create index jobs_city_search on jobs (lower(city), placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active';

drop index jobs_newest;
create index jobs_newest on jobs (placement desc, published_at desc, id desc)
  include (city, state, type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active';

-- Words within a city are looked up together with it.
create extension if not exists btree_gin;
drop index jobs_words;
create index jobs_words on jobs using gin (lower(city), search_document) where status = 'Active';

-- An index alone answers only for pages without recent changes, which vacuuming tells apart: every
-- application counts up its job.
alter table jobs set (autovacuum_vacuum_scale_factor = 0.02);

analyze jobs;
