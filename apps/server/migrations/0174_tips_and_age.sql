-- Up Migration

-- Whether a job has tips besides its pay, those an hour as its employer says, and how old one must be for it.
alter table jobs
  add column tipped boolean not null default false,
  add column tips jsonb,
  add column minimum_age smallint not null default 16
    constraint jobs_minimum_age check (minimum_age in (16, 18, 21)),
  -- By which searches order pay with tips; without stated tips the pay alone.
  add column hourly_with_tips numeric(12, 2)
    generated always as (hourly_max + coalesce((tips ->> 'max')::numeric(12, 2), 0)) stored;
alter table jobs add constraint jobs_tips check (
  tips is null
  or tipped and (tips ->> 'min')::numeric > 0 and (tips ->> 'min')::numeric <= (tips ->> 'max')::numeric
);

-- Employers said it in words until now.
update jobs set tipped = true
where compensation ~* '(\+|&|\mplus|\mand)\s*(\w+\s+)?(tips|gratuities)\M|\m(tips|gratuities) on top\M';

-- The employer edits them, too.
drop trigger jobs_count_revision on jobs;
create trigger jobs_count_revision before update on jobs
  for each row
  when (
    (old.status, old.closes_at, old.image_file_id, old.title, old.description, old.type, old.location_type,
      old.experience_level, old.industry, old.department, old.address, old.city, old.state, old.zip_code,
      old.pay_rate, old.pay_frequency, old.min_wage, old.max_wage, old.compensation, old.requirements,
      old.tags, old.skills, old.benefits, old.schedule, old.apply_website, old.start_date,
      old.expected_hours, old.openings, old.shifts, old.each_works, old.tipped, old.tips, old.minimum_age)
    is distinct from
    (new.status, new.closes_at, new.image_file_id, new.title, new.description, new.type, new.location_type,
      new.experience_level, new.industry, new.department, new.address, new.city, new.state, new.zip_code,
      new.pay_rate, new.pay_frequency, new.min_wage, new.max_wage, new.compensation, new.requirements,
      new.tags, new.skills, new.benefits, new.schedule, new.apply_website, new.start_date,
      new.expected_hours, new.openings, new.shifts, new.each_works, new.tipped, new.tips, new.minimum_age)
  )
  execute function count_job_revision();
