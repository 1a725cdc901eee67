-- Up Migration

-- The state of the built-in payment provider. Nothing but that provider reads or writes it, and it keeps
-- employers by their id alone: a foreign key would wait for whoever holds the employer's row meanwhile.
create table sandbox_checkouts (
  id text primary key,
  customer_id text not null,
  employer_id uuid not null,
  plan_type text not null,
  billing_cycle text not null,
  status text not null check (status in ('open', 'paid', 'abandoned')),
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz(3) not null
);

create index sandbox_checkouts_open on sandbox_checkouts (customer_id) where status = 'open';

create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null,
  employer_id uuid not null,
  plan_type text not null,
  billing_cycle text not null,
  status text not null check (status in ('active', 'past_due', 'canceled')),
  -- The moment whose day of the month every period ends on.
  billing_anchor timestamptz(3) not null,
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz(3),
  created_at timestamptz(3) not null
);

create index sandbox_subscriptions_due on sandbox_subscriptions (current_period_end)
  where status <> 'canceled';

create table sandbox_invoices (
  id text primary key,
  subscription_id text not null references sandbox_subscriptions (id) on delete cascade,
  reason text not null check (reason in ('started', 'renewed', 'changed')),
  plan_type text not null,
  billing_cycle text not null,
  amount numeric(12, 2) not null,
  paid boolean not null,
  created_at timestamptz(3) not null
);

create index sandbox_invoices_subscription on sandbox_invoices (subscription_id, created_at);

-- What was done under an idempotency key is done once.
create table sandbox_requests (
  idempotency_key text primary key,
  created_at timestamptz(3) not null
);

-- What the sandbox has sold before it kept books of its own goes on.
insert into sandbox_subscriptions (
  id, customer_id, employer_id, plan_type, billing_cycle, status, billing_anchor,
  current_period_start, current_period_end, cancel_at_period_end, canceled_at, created_at)
select
  provider_subscription_id, provider_customer_id, employer_id, plan_type, billing_cycle, status,
  current_period_start, current_period_start, current_period_end, cancel_at_period_end, canceled_at,
  created_at
from subscriptions
where provider = 'sandbox' and status in ('active', 'past_due');

insert into payment_customers (employer_id, provider, provider_customer_id)
select employer_id, provider, provider_customer_id
from subscriptions
where provider = 'sandbox' and status in ('active', 'past_due');
