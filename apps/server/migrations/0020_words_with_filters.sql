-- Up Migration

-- Words are looked up together with what narrows the list besides the place: only jobs that have both are
-- read.
drop index jobs_words;
create index jobs_words on jobs using gin
  (lower(city), type, industry, experience_level, location_type, search_document)
  where status = 'Active';
