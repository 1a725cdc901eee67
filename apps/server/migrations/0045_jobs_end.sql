-- Up Migration

-- Every active job ends. One without a closing date gets 30 days, to the end of the day in New York. Servers
-- of the version before still post jobs without a date, so a trigger sets it; a later migration drops it.
create function end_job_by_default() returns trigger
  language plpgsql
  as $$
  begin
    if new.status = 'Active' and new.closes_at is null then
      new.closes_at :=
        (date_trunc('day', now() at time zone 'America/New_York') + interval '31 days')
          at time zone 'America/New_York' - interval '1 millisecond';
    end if;
    return new;
  end
  $$;

create trigger jobs_end_by_default before insert or update on jobs
  for each row execute function end_job_by_default();

update jobs set closes_at = null where status = 'Active' and closes_at is null;

alter table jobs add constraint jobs_active_end check (status <> 'Active' or closes_at is not null);
