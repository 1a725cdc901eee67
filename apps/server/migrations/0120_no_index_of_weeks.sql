-- Up Migration

-- GiST keeps a multirange as the one range around it. PostgreSQL compares that with each part of a week of several, so
-- that it missed jobs with shifts on days that are apart, whenever it chose this index.
drop index jobs_week;
