-- Up Migration

-- Employers have notices of interviews that are booked, moved or declined, and of covers.
alter table notices
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message', 'interview_invited', 'interview_cancelled', 'interview_soon',
      'interview_booked', 'interview_moved', 'interview_declined',
      'cover_asked', 'cover_taken', 'cover_approved', 'cover_refused', 'cover_to_approve', 'applied')),
  drop constraint notices_of_interviews,
  add constraint notices_of_interviews check ((interview_id is null) =
    (reason is null or reason not in ('interview_invited', 'interview_cancelled', 'interview_soon',
      'interview_booked', 'interview_moved', 'interview_declined'))),
  drop constraint notices_of_applications_are_the_employers,
  add constraint notices_of_the_employers check (employer_id is not null or reason is null or reason not in
    ('applied', 'interview_booked', 'interview_moved', 'interview_declined', 'cover_to_approve'));
