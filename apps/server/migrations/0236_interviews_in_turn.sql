-- Up Migration

-- One invitation at a time. A booked interview blocks another one only until it begins, which is checked under the lock of the job.
drop index interviews_open;
create unique index interviews_open on interviews (application_id) where status = 'invited';
