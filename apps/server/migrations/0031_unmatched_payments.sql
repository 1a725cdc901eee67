-- Up Migration

-- News of the provider that matched no employer, price or plan of ours waits here to be replayed.
alter table payment_events
  add column subscription_id text,
  add column problem text
    check (problem in ('no_subscription', 'no_price', 'no_employer')),
  add column replayed_at timestamptz(3);

create index payment_events_unmatched on payment_events (received_at) where problem is not null;

-- A checkout that was begun and of which no plan has come yet: the provider is asked about it.
alter table payment_customers
  add column checkout_begun_at timestamptz(3),
  add column checked_at timestamptz(3);

create index payment_customers_pending on payment_customers (checkout_begun_at)
  where checkout_begun_at is not null;
