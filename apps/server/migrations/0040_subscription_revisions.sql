-- Up Migration

-- How many readings of the provider have been applied to a subscription. Whoever reads without a lock compares
-- it under the lock, and reads again where another reading came first.
alter table subscriptions add column revision integer not null default 1;
