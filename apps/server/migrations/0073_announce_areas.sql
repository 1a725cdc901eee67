-- Up Migration

-- The part of the map where searches find a job. Remote jobs, which every search around a place finds, have one of
-- their own.
create function job_area(place_id text, location_type text) returns text
  language sql stable
  return case
    when location_type = 'Remote' then 'remote'
    else (select places.area from places where places.id = $1)
  end;

drop function announce_content_change(uuid[], uuid[], text[], text[]);
create function announce_content_change(
  job_ids uuid[] default '{}',
  employer_ids uuid[] default '{}',
  cities text[] default '{}',
  company_names text[] default '{}',
  areas text[] default '{}'
) returns void
  language sql
  as $$
    select pg_notify('content_changed', coalesce(json_agg(distinct dependency), '[]')::text)
    from (
      select 'job:' || job_id from unnest(job_ids) as job_id
      union all
      select 'employer:' || employer_id from unnest(employer_ids) as employer_id
      union all
      select 'city:' || lower(city) from unnest(cities) as city
      union all
      select 'company:' || lower(company_name) from unnest(company_names) as company_name
      union all
      select 'area:' || area from unnest(areas) as area where area is not null
    ) as changed (dependency)
  $$;

create or replace function announce_job_change() returns trigger
  language plpgsql
  as $$
  declare
    cities text[] := '{}';
    areas text[] := '{}';
  begin
    -- Only active jobs are found in a city or around a place.
    if tg_op <> 'INSERT' and old.status = 'Active' then
      cities := cities || old.city;
      areas := areas || job_area(old.place_id, old.location_type);
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then
      cities := cities || new.city;
      areas := areas || job_area(new.place_id, new.location_type);
    end if;
    perform announce_content_change(
      job_ids => array_remove(array[old.id, new.id], null),
      employer_ids => array_remove(array[old.employer_id, new.employer_id], null),
      cities => cities,
      areas => areas
    );
    return null;
  end
  $$;

create or replace function announce_employer_change() returns trigger
  language plpgsql
  as $$
  declare
    changed uuid := coalesce(new.id, old.id);
  begin
    perform announce_content_change(
      employer_ids => array[changed],
      cities => array(select city from jobs where employer_id = changed and status = 'Active'),
      company_names => array_remove(array[old.company_name, new.company_name], null),
      areas => array(
        select job_area(place_id, location_type) from jobs where employer_id = changed and status = 'Active')
    );
    return null;
  end
  $$;

create or replace function announce_applicant_count() returns trigger
  language plpgsql
  as $$
  declare
    job record;
  begin
    select employer_id, city, status, max_applicants, place_id, location_type into job
    from jobs where id = new.job_id;
    if (old.applicants >= job.max_applicants) <> (new.applicants >= job.max_applicants) then
      perform announce_content_change(
        job_ids => array[new.job_id],
        employer_ids => array[job.employer_id],
        cities => case job.status when 'Active' then array[job.city] else '{}' end,
        areas => case job.status
          when 'Active' then array[job_area(job.place_id, job.location_type)] else '{}' end
      );
    else
      perform announce_content_change(job_ids => array[new.job_id]);
    end if;
    return null;
  end
  $$;
