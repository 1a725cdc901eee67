-- Up Migration

-- One invitation at a time. A time that was booked is in the way of another interview until it comes, whoever came.
drop index interviews_open;
create unique index interviews_open on interviews (application_id) where status = 'invited';
