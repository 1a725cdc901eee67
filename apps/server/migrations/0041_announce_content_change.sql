-- Up Migration

-- Announces what a transaction has changed, so that every instance drops the responses made from it. These are the
-- names of platform/response-cache/dependencies.ts; a test compares the two.
create function announce_content_change(
  job_ids uuid[] default '{}',
  employer_ids uuid[] default '{}',
  cities text[] default '{}',
  company_names text[] default '{}'
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
    ) as changed (dependency)
  $$;

create or replace function announce_job_change() returns trigger
  language plpgsql
  as $$
  declare
    cities text[] := '{}';
  begin
    -- Only active jobs are found in a city.
    if tg_op <> 'INSERT' and old.status = 'Active' then cities := cities || old.city; end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then cities := cities || new.city; end if;
    perform announce_content_change(
      job_ids => array_remove(array[old.id, new.id], null),
      employer_ids => array_remove(array[old.employer_id, new.employer_id], null),
      cities => cities
    );
    return null;
  end
  $$;

-- A company is shown on its own page and on its jobs.
create or replace function announce_employer_change() returns trigger
  language plpgsql
  as $$
  declare
    changed uuid := coalesce(new.id, old.id);
  begin
    perform announce_content_change(
      employer_ids => array[changed],
      cities => array(select city from jobs where employer_id = changed and status = 'Active'),
      company_names => array_remove(array[old.company_name, new.company_name], null)
    );
    return null;
  end
  $$;
