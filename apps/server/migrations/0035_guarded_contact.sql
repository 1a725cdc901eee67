-- Up Migration

-- Every acceptance, also of an application that its employer deleted since: what limits them counts these.
create table acceptances (
  application_id uuid not null references applications (id) on delete cascade,
  accepted_at timestamptz(3) not null,
  -- Those of the application, which never change. The row goes with the application alone.
  job_id uuid not null,
  employer_id uuid not null,
  primary key (application_id, accepted_at)
);

create index acceptances_of_job on acceptances (job_id, accepted_at);
create index acceptances_of_employer on acceptances (employer_id, accepted_at);

insert into acceptances (application_id, accepted_at, job_id, employer_id)
select id, accepted_at, job_id, employer_id from applications where status = 'accepted';

-- The days on which an employer was shown how to reach an applicant; the first time of each.
create table contact_views (
  application_id uuid not null references applications (id) on delete cascade,
  viewed_on date not null,
  viewed_at timestamptz(3) not null,
  primary key (application_id, viewed_on)
);

-- Records are added to. They go with the application they are about, and never before it.
create function keep_application_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
    return old;
  end if;
  raise exception 'rows of % are kept as they are', tg_table_name;
end $$;

create trigger acceptances_are_kept before update or delete on acceptances
  for each row execute function keep_application_record();
create trigger contact_views_are_kept before update or delete on contact_views
  for each row execute function keep_application_record();

-- An accepted application that its employer deleted is news of its own.
alter table notices add column reason text check (reason in ('place_withdrawn'));
alter table notices drop constraint notices_once;
alter table notices add constraint notices_once
  unique nulls not distinct (application_id, status, created_at, reason);
