-- Up Migration

-- Whether each person works all shifts of a job, or how many of them a week; null where the employer does not say.
alter table jobs add column each_works jsonb;
alter table jobs add constraint jobs_each_works check (
  each_works is null
  or (each_works ->> 'all')::boolean
    and each_works -> 'min' = 'null' and each_works -> 'max' = 'null'
  or not (each_works ->> 'all')::boolean
    and (each_works ->> 'min')::integer between 1 and (each_works ->> 'max')::integer
);

-- The employer edits it, too.
drop trigger jobs_count_revision on jobs;
create trigger jobs_count_revision before update on jobs
  for each row
  when (
    (old.status, old.closes_at, old.image_file_id, old.title, old.description, old.type, old.location_type,
      old.experience_level, old.industry, old.department, old.address, old.city, old.state, old.zip_code,
      old.pay_rate, old.pay_frequency, old.min_wage, old.max_wage, old.compensation, old.requirements,
      old.tags, old.skills, old.benefits, old.schedule, old.apply_website, old.start_date,
      old.expected_hours, old.openings, old.shifts, old.each_works)
    is distinct from
    (new.status, new.closes_at, new.image_file_id, new.title, new.description, new.type, new.location_type,
      new.experience_level, new.industry, new.department, new.address, new.city, new.state, new.zip_code,
      new.pay_rate, new.pay_frequency, new.min_wage, new.max_wage, new.compensation, new.requirements,
      new.tags, new.skills, new.benefits, new.schedule, new.apply_website, new.start_date,
      new.expected_hours, new.openings, new.shifts, new.each_works)
  )
  execute function count_job_revision();
