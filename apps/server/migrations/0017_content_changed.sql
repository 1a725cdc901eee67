-- Up Migration

drop trigger jobs_announce_change on jobs;
drop function announce_job_change();

-- Tells every instance what has changed, as a JSON list: answers made from any of it are made anew.
create function announce_job_change() returns trigger
  language plpgsql
  as $$
  declare
    changed text[] := '{}';
  begin
    if tg_op <> 'INSERT' then
      changed := array['job:' || old.id, 'employer:' || old.employer_id];
      if old.status = 'Active' then changed := changed || ('city:' || lower(old.city)); end if;
    end if;
    if tg_op <> 'DELETE' then
      changed := changed || array['job:' || new.id, 'employer:' || new.employer_id];
      if new.status = 'Active' then changed := changed || ('city:' || lower(new.city)); end if;
    end if;
    perform pg_notify('content_changed', to_json(changed)::text);
    return null;
  end
  $$;

create trigger jobs_announce_change after insert or update or delete on jobs
  for each row execute function announce_job_change();

-- A company stands on its own page and on its jobs.
create function announce_employer_change() returns trigger
  language plpgsql
  as $$
  declare
    changed text[] := '{}';
    employer uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  begin
    if tg_op <> 'INSERT' then changed := array['company:' || lower(old.company_name)]; end if;
    if tg_op <> 'DELETE' then changed := changed || ('company:' || lower(new.company_name)); end if;
    changed := changed || ('employer:' || employer) || array(
      select distinct 'city:' || lower(city) from jobs
      where employer_id = employer and status = 'Active');
    perform pg_notify('content_changed', to_json(changed)::text);
    return null;
  end
  $$;

create trigger employers_announce_creation after insert or delete on employers
  for each row execute function announce_employer_change();

create trigger employers_announce_change
  after update of company_name, email, phone_number, website, city, state, description, logo_file_id
  on employers for each row execute function announce_employer_change();
