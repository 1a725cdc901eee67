-- Up Migration

-- A checkout that is not paid yet holds nothing: only a plan that counts is the employer's one.
drop index subscriptions_one_live;
create unique index subscriptions_one_live on subscriptions (employer_id)
  where status in ('active', 'past_due');

-- The employer as the payment provider knows them: one customer, whatever they buy.
create table payment_customers (
  employer_id uuid not null references employers (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_customer_id text not null,
  created_at timestamptz(3) not null default now(),
  primary key (employer_id, provider),
  constraint payment_customers_provider_key unique (provider, provider_customer_id)
);

-- What the provider billed is told once, however often its invoice is read.
alter table subscription_events add column provider_invoice_id text;
create unique index subscription_events_invoice
  on subscription_events (subscription_id, provider_invoice_id, kind)
  where provider_invoice_id is not null;

-- When an employer was told that their jobs close for want of a plan, and the day they were told.
alter table subscriptions
  add column jobs_close_at timestamptz(3),
  add column closing_announced_at timestamptz(3);
