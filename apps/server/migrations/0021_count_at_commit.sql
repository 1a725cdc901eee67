-- Up Migration

-- Counted at the end of a transaction, a row of job_counts is locked for no longer than its commit takes:
-- whoever posts a job of the same kind at the same moment hardly waits.
drop trigger jobs_counted on jobs;
create constraint trigger jobs_counted
  after insert or delete or update of status, city, state, type, industry on jobs
  deferrable initially deferred
  for each row execute function keep_job_counts();
