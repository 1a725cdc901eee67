-- Up Migration

-- Words are looked up together with what narrows the list besides the place: only jobs that have both are
-- read. Of wages it knows whether there is an hourly one.
drop index jobs_words;
create index jobs_words on jobs using gin
  (lower(city), type, industry, experience_level, location_type, (hourly_max is not null), search_document)
  where status = 'Active';
