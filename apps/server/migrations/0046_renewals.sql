-- Up Migration

-- The closing time of which the employer has been notified a week ahead; closing_told_for is three days ahead.
alter table jobs add column closing_week_notified_for timestamptz(3);

update jobs set closing_week_notified_for = closes_at
  where status = 'Active' and closing_told_for = closes_at;
