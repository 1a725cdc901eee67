-- Up Migration

-- An interview was offered, changed, or begins soon.
alter table notices
  add column interview_id uuid references interviews (id) on delete cascade,
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message', 'interview_invited', 'interview_cancelled', 'interview_soon')),
  add constraint notices_of_interviews check ((interview_id is null) =
    (reason is null or reason not in ('interview_invited', 'interview_cancelled', 'interview_soon')));

create index notices_of_interview on notices (interview_id) where interview_id is not null;
