-- Up Migration

-- What runs every minute finds what is due without reading every job and plan.
create index jobs_active_of_employer on jobs (employer_id) where status = 'Active';
create index subscriptions_closing on subscriptions (jobs_close_at, id) where jobs_close_at is not null;
create index subscriptions_ending on subscriptions (current_period_end, id)
  where closing_announced_at is null and (status in ('canceled', 'unpaid') or cancel_at_period_end);
create index subscriptions_lapsing on subscriptions (current_period_end, id)
  where status in ('active', 'past_due');
