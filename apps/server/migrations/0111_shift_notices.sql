-- Up Migration

-- One news of each shift, though several come at once.
alter table notices
  drop constraint notices_once,
  add constraint notices_once unique nulls not distinct
    (application_id, saved_job_id, seeker_id, status, reason, assignment_id, created_at);
