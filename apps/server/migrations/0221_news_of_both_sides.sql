-- Up Migration

-- Which kinds of news an account does not want, by channel. The masters stay: who had turned push off has it off.
alter table seekers
  add column muted_push text[] not null default '{}'
    check (muted_push <@ array['message', 'interview', 'shift', 'decision', 'alert']),
  add column muted_mail text[] not null default '{}'
    check (muted_mail <@ array['message', 'interview', 'shift', 'decision', 'alert']);

alter table employers
  add column notify_by_email boolean not null default true,
  add column notify_by_push boolean not null default true,
  add column muted_push text[] not null default '{}'
    check (muted_push <@ array['message', 'interview', 'shift', 'decision', 'alert']),
  add column muted_mail text[] not null default '{}'
    check (muted_mail <@ array['message', 'interview', 'shift', 'decision', 'alert']);

-- Employers have notices, too: of messages, and of new applications, one for all of a job that are unread.
alter table notices
  alter column seeker_id drop not null,
  add column employer_id uuid references employers (id) on delete cascade,
  add constraint notices_of_one_account check (num_nonnulls(seeker_id, employer_id) = 1),
  drop constraint notices_reason_check,
  add constraint notices_reason_check check (reason in
    ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
      'brought_back', 'scam_warning', 'closes_soon', 'shifts_changed', 'shift_to_confirm', 'no_show',
      'no_show_withdrawn', 'message', 'interview_invited', 'interview_cancelled', 'interview_soon',
      'cover_asked', 'cover_taken', 'cover_approved', 'cover_refused', 'applied')),
  add constraint notices_of_applications_are_the_employers
    check (reason is distinct from 'applied' or employer_id is not null),
  drop constraint notices_once,
  add constraint notices_once unique nulls not distinct
    (application_id, saved_job_id, seeker_id, employer_id, status, reason, assignment_id, created_at);

create index notices_of_employer on notices (employer_id, created_at desc, id desc) where employer_id is not null;
create index notices_of_application on notices (application_id) where read_at is null;

create or replace function announce_notices() returns trigger
  language plpgsql
  as $$
    begin
      perform announce_live('notice', (array_agg(id order by created_at desc, id desc))[1], seeker_id, employer_id)
      from changed group by seeker_id, employer_id;
      return null;
    end
  $$;
