-- Up Migration

-- An employer takes a no-show back, and its person is told.
alter table notices
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn'));
