-- Up Migration

-- A message is reported, or held for what it seems to ask for. A decision can suspend the company that wrote it.
alter table cases
  drop constraint cases_subject_type_check,
  add constraint cases_subject_type_check
    check (subject_type in ('job', 'company', 'application', 'message')),
  drop constraint cases_act_on_companies,
  add constraint cases_act_on_companies check (
    action not in ('suspend_employer', 'verify_employer') or subject_type in ('job', 'company', 'message'));
