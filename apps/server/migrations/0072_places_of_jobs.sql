-- Up Migration

-- Where a job is, as exactly as known: the place of its ZIP code, else of its city, else null. A remote job is nowhere.
-- No foreign key: places are replaced together with what refers to them, and deleting one would read all jobs.
alter table jobs add column place_id text collate "C";

create function job_place(zip_code text, city text, state text, location_type text) returns text
  language sql stable
  return case when location_type <> 'Remote' then coalesce(
    -- The ZIP code of another state is a typo.
    (select places.id from places where places.id = 'zip-' || $1 and places.state = $3),
    (select place_names.place_id from place_names
      where place_names.key = place_key($2 || ' ' || $3) and place_names.place_id like 'city-%'
      order by place_names.rank desc, place_names.place_id
      limit 1)
  ) end;

create function locate_job() returns trigger
  language plpgsql
  as $$
  begin
    new.place_id := job_place(new.zip_code, new.city, new.state, new.location_type);
    return new;
  end
  $$;

create trigger jobs_locate before insert or update of zip_code, city, state, location_type, place_id on jobs
  for each row execute function locate_job();

-- A search around a place walks the jobs of each place within its radius, and the remote ones, in its order.
create index jobs_place_search on jobs (place_id, placement desc, published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and place_id is not null;
create index jobs_place_newest on jobs (place_id, published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and place_id is not null;
create index jobs_remote_search on jobs (placement desc, published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and location_type = 'Remote';
create index jobs_remote_newest on jobs (published_at desc, id desc)
  include (type, industry, experience_level, location_type, hourly_min, hourly_max)
  where status = 'Active' and not hidden and location_type = 'Remote';
