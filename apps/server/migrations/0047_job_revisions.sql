-- Up Migration

-- Which version of a job this is. An edit names the one it started from, so that it cannot overwrite another.
alter table jobs add column revision integer not null default 1 check (revision > 0);

create function count_job_revision() returns trigger
  language plpgsql
  as $$
  begin
    new.revision := old.revision + 1;
    return new;
  end
  $$;

-- What the employer edits, and the status. Plans, notices and applications change other columns.
create trigger jobs_count_revision before update on jobs
  for each row
  when (
    (old.status, old.closes_at, old.image_file_id, old.title, old.description, old.type, old.location_type,
      old.experience_level, old.industry, old.department, old.address, old.city, old.state, old.zip_code,
      old.pay_rate, old.pay_frequency, old.min_wage, old.max_wage, old.compensation, old.requirements,
      old.tags, old.skills, old.benefits, old.schedule, old.apply_website, old.start_date)
    is distinct from
    (new.status, new.closes_at, new.image_file_id, new.title, new.description, new.type, new.location_type,
      new.experience_level, new.industry, new.department, new.address, new.city, new.state, new.zip_code,
      new.pay_rate, new.pay_frequency, new.min_wage, new.max_wage, new.compensation, new.requirements,
      new.tags, new.skills, new.benefits, new.schedule, new.apply_website, new.start_date)
  )
  execute function count_job_revision();
