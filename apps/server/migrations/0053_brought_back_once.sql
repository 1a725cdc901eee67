-- Up Migration

-- An application is brought back at most once between two submissions by its applicant, so `brought_back_at` stays when
-- it ends again. Until now it was cleared then.
create or replace function keep_answer_clock() returns trigger
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
    if tg_op = 'UPDATE' then
      -- Only applicants move the day of the application.
      if new.created_at <> old.created_at then
        new.brought_back_at := null;
      end if;
      if old.status = 'ended' and new.status <> 'ended'
        and old.brought_back_at is not null and new.brought_back_at is not null then
        raise exception 'the application % was brought back before', new.id
          using errcode = 'check_violation', constraint = 'applications_brought_back_once';
      end if;
    end if;
    return new;
  end
  $$;
