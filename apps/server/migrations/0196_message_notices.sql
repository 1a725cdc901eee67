-- Up Migration

-- An employer has written. One notice stands for all unread messages of an application.
alter table notices
  add column message_id uuid references messages (id) on delete cascade,
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message')),
  add constraint notices_of_messages check ((message_id is null) = (reason is distinct from 'message'));

create index notices_of_message on notices (message_id) where message_id is not null;
