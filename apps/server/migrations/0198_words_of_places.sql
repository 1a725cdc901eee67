-- Up Migration

-- Words around a place are found place by place, as its jobs are, and the remote ones with the words apart.
drop index jobs_words;
create index jobs_words on jobs using gin
  (lower(city), (coalesce(place_id, location_type collate "C")), type, industry, experience_level, location_type,
   (hourly_max is not null), (placement = 2), search_document)
  where status = 'Active' and not hidden;
