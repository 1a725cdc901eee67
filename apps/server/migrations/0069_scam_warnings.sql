-- Up Migration

-- Applications to a job that was removed as a scam, whose applicants were told what its employer could see of them.
create table scam_warnings (
  application_id uuid primary key references applications (id) on delete cascade,
  case_id uuid not null references cases (id),
  warned_at timestamptz(3) not null
);

alter table notices drop constraint notices_reason_check;
alter table notices add constraint notices_reason_check check (reason in
  ('filled', 'closed', 'expired', 'plan_ended', 'removed', 'no_answer', 'place_withdrawn', 'company_left',
    'brought_back', 'scam_warning'));
