-- Up Migration

-- Of all that a job says and since when it is on the board: what is new while its account is watched is held.
alter table job_fingerprints add column words_digest bytea check (octet_length(words_digest) = 32);
