-- Up Migration

-- Who ended an acceptance, and when; null while it stands. What limits acceptances leaves out those that the applicant
-- ended, whatever became of the application afterwards.
alter table acceptances
  add column ended_by text check (ended_by in ('seeker', 'employer')),
  add column ended_at timestamptz(3),
  add constraint acceptances_ended_by_someone check ((ended_by is null) = (ended_at is null));

-- An acceptance ends once; otherwise it is kept as it is.
create function keep_acceptance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.ended_by is null and new.ended_by is not null
    and (new.application_id, new.accepted_at, new.job_id, new.employer_id)
      = (old.application_id, old.accepted_at, old.job_id, old.employer_id) then
    return new;
  end if;
  raise exception 'rows of % are kept as they are', tg_table_name;
end $$;

create or replace trigger acceptances_are_kept before update or delete on acceptances
  for each row execute function keep_acceptance();

-- The event that ended each: the first away from accepted after the acceptance's own.
update acceptances set
  ended_by = case ending.actor when 'seeker' then 'seeker' else 'employer' end,
  ended_at = ending.at
from (
  select distinct on (accepted.application_id, accepted.at)
    accepted.application_id, accepted.at as accepted_at, later.actor, later.at
  from application_events as accepted
  join application_events as later on later.application_id = accepted.application_id and later.id > accepted.id
  where accepted.to_status = 'accepted' and accepted.from_status <> 'accepted'
    and later.from_status = 'accepted' and later.to_status <> 'accepted'
  order by accepted.application_id, accepted.at, later.id
) as ending
where ending.application_id = acceptances.application_id and ending.accepted_at = acceptances.accepted_at;

-- Without such an event, the application tells.
update acceptances set
  ended_by = case applications.status when 'withdrawn' then 'seeker' else 'employer' end,
  ended_at = applications.updated_at
from applications
where applications.id = acceptances.application_id
  and acceptances.ended_by is null
  and applications.accepted_at is distinct from acceptances.accepted_at;

create unique index acceptances_standing on acceptances (application_id) where ended_by is null;

create function end_acceptance() returns trigger language plpgsql as $$
begin
  update acceptances set
    ended_by = case new.status when 'withdrawn' then 'seeker' else 'employer' end,
    ended_at = new.updated_at
  where application_id = new.id and ended_by is null;
  return null;
end $$;

create trigger applications_end_acceptance after update on applications
  for each row when (old.status = 'accepted' and new.status <> 'accepted') execute function end_acceptance();

-- Whoever deletes the account withdraws what is undecided or accepted. Servers of the version before leave accepted
-- applications, and reopen declined ones whose applicant has left.
create or replace function complete_ending() returns trigger
  language plpgsql
  as $$
  begin
    if new.seeker_id is null and new.status in ('submitted', 'under_review', 'interviewing', 'accepted') then
      new.status := 'withdrawn';
      new.accepted_at := null;
      new.updated_at := now();
    end if;
    if new.status = 'accepted' and new.hidden_from_employer_at is not null then
      new.status := 'ended';
      new.ended_reason := 'place_withdrawn';
      new.told_status := 'ended';
      new.ending_mailed_at := new.hidden_from_employer_at;
      new.accepted_at := null;
      new.updated_at := new.hidden_from_employer_at;
    end if;
    if new.status <> 'ended' then
      new.ended_reason := null;
      new.ending_mailed_at := null;
    end if;
    if new.status = 'submitted' and tg_op = 'UPDATE' and old.created_at <> new.created_at then
      new.seen_at := null;
    end if;
    return new;
  end
  $$;

update applications set status = status
where seeker_id is null and status in ('submitted', 'under_review', 'interviewing', 'accepted');

alter table applications add constraint applications_of_nobody_are_over
  check (seeker_id is not null or status in ('declined', 'withdrawn', 'ended'));

-- So does a company that deletes its account: whom it accepted has no place any more.
insert into notices (id, seeker_id, application_id, status, reason, created_at)
select gen_random_uuid(), seekers.id, applications.id, 'ended', 'company_left', now()
from applications
join employers on employers.id = applications.employer_id
join seekers on seekers.id = applications.seeker_id
where employers.deleted_at is not null and applications.status = 'accepted' and seekers.notify_by_push;
update applications set
  status = 'ended',
  ended_reason = 'place_withdrawn',
  told_status = 'ended',
  ending_mailed_at = now(),
  accepted_at = null,
  updated_at = now()
from employers
where employers.id = applications.employer_id
  and employers.deleted_at is not null
  and applications.status = 'accepted';
