-- Up Migration

alter table interviews
  -- Where it was, if its job has interviews elsewhere since.
  add column place_kind text check (place_kind in ('onsite', 'phone', 'video')),
  add column place_text text,
  add constraint interviews_place check ((place_kind is null) = (place_text is null));

-- Applicants have notices of a new location.
alter table notices
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message', 'interview_invited', 'interview_cancelled', 'interview_soon',
      'interview_elsewhere', 'interview_booked', 'interview_moved', 'interview_declined',
      'cover_asked', 'cover_taken', 'cover_approved', 'cover_refused', 'cover_to_approve', 'applied')),
  drop constraint notices_of_interviews,
  add constraint notices_of_interviews check ((interview_id is null) =
    (reason is null or reason not in ('interview_invited', 'interview_cancelled', 'interview_soon',
      'interview_elsewhere', 'interview_booked', 'interview_moved', 'interview_declined')));
