-- Up Migration

-- What seekers read of a held job before a decision released it: they read that again once the decision is undone.
alter table job_holds
  add column cleared_before jsonb check (jsonb_typeof(cleared_before) = 'object');
