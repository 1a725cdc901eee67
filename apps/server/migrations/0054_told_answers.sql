-- Up Migration

-- The clock of an answer that its applicant has not been told of: undone, the answer was none, and the clock goes on.
alter table applications
  add column paused_answer_since timestamptz(3),
  add column paused_answer_reminders smallint not null default 0 check (paused_answer_reminders between 0 and 2),
  add constraint applications_pause_for_an_answer
    check (paused_answer_since is null or status in ('accepted', 'declined', 'interviewing'));

create or replace function keep_answer_clock() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.status in ('submitted', 'under_review') then
        new.awaiting_answer_since := new.created_at;
      end if;
      return new;
    end if;
    if new.status in ('submitted', 'under_review') then
      if old.paused_answer_since is not null and old.told_status not in ('accepted', 'declined', 'interviewing') then
        new.awaiting_answer_since := old.paused_answer_since;
        new.answer_reminders := old.paused_answer_reminders;
      elsif old.status not in ('submitted', 'under_review') then
        new.awaiting_answer_since := new.updated_at;
      end if;
    else
      new.awaiting_answer_since := null;
      new.answer_reminders := 0;
    end if;
    if new.status not in ('accepted', 'declined', 'interviewing') then
      new.paused_answer_since := null;
      new.paused_answer_reminders := 0;
    elsif old.awaiting_answer_since is not null then
      new.paused_answer_since := old.awaiting_answer_since;
      new.paused_answer_reminders := old.answer_reminders;
    end if;
    -- Only applicants move the day of the application.
    if new.created_at <> old.created_at then
      new.brought_back_at := null;
    end if;
    if old.status = 'ended' and new.status <> 'ended'
      and old.brought_back_at is not null and new.brought_back_at is not null then
      raise exception 'the application % was brought back before', new.id
        using errcode = 'check_violation', constraint = 'applications_brought_back_once';
    end if;
    return new;
  end
  $$;
