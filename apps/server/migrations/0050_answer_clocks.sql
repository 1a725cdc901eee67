-- Up Migration

alter table applications
  -- Since when the applicant has been waiting for an answer; null once there is one, or the application is withdrawn or
  -- has ended.
  add column awaiting_answer_since timestamptz(3),
  -- How many reminders of it the employer was sent; starts over with the clock.
  add column answer_reminders smallint not null default 0 check (answer_reminders between 0 and 2),
  -- When the employer brought it back after its job was reposted; null once it ends again.
  add column brought_back_at timestamptz(3);

-- The clocks of older ones start now.
update applications set awaiting_answer_since = now() where status in ('submitted', 'under_review');

alter table applications add constraint applications_await_an_answer
  check ((awaiting_answer_since is not null) = (status in ('submitted', 'under_review')));

create index applications_awaiting_answer on applications (awaiting_answer_since)
  where awaiting_answer_since is not null;
create index applications_awaiting_answer_of_employer on applications (employer_id, awaiting_answer_since)
  where awaiting_answer_since is not null;

-- The clock starts when an application is made, reopened or brought back, and stops with an answer: accepted,
-- declined or in interviews.
create function keep_answer_clock() returns trigger
  language plpgsql
  as $$
  begin
    if new.status not in ('submitted', 'under_review') then
      new.awaiting_answer_since := null;
      new.answer_reminders := 0;
    elsif tg_op = 'INSERT' then
      new.awaiting_answer_since := new.created_at;
    elsif old.status not in ('submitted', 'under_review') then
      new.awaiting_answer_since := new.updated_at;
    end if;
    if new.status = 'ended' then
      new.brought_back_at := null;
    end if;
    return new;
  end
  $$;

-- After applications_complete_ending, in the order of names: that one may end an application.
create trigger applications_keep_answer_clock before insert or update on applications
  for each row execute function keep_answer_clock();

-- Only applicants submit and withdraw, except that an employer reopens a declined application, takes a stage back and
-- brings back what ended with its job.
create or replace function record_application_event() returns trigger
  language plpgsql
  as $$
  declare
    previous text := 'submitted';
  begin
    if tg_op = 'INSERT' then
      insert into application_events (application_id, at, to_status, actor)
      values (new.id, new.created_at, previous, 'seeker');
    else
      previous := old.status;
    end if;
    if previous <> new.status then
      insert into application_events (application_id, at, from_status, to_status, actor, reason)
      values (
        new.id,
        new.updated_at,
        previous,
        new.status,
        case
          when new.status = 'withdrawn' then 'seeker'
          when new.status = 'submitted' and previous in ('withdrawn', 'ended') and new.brought_back_at is null
            then 'seeker'
          when new.status = 'ended' and new.ended_reason <> 'place_withdrawn' then 'system'
          else 'employer'
        end,
        new.ended_reason
      );
    end if;
    if tg_op = 'UPDATE' and old.seen_at is null and new.seen_at is not null then
      insert into application_events (application_id, at, from_status, to_status, actor, reason)
      values (new.id, new.seen_at, new.status, new.status, 'employer', 'seen');
    end if;
    return null;
  end
  $$;

alter table notices drop constraint notices_reason_check;
alter table notices add constraint notices_reason_check check (reason in
  ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
   'brought_back'));
