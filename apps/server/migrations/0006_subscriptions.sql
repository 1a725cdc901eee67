-- Up Migration

create table subscriptions (
  id uuid primary key,
  employer_id uuid not null references employers (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_subscription_id text not null,
  provider_customer_id text not null,
  plan_type text not null check (plan_type in ('basic', 'impact', 'accelerate', 'corporate')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'annual')),
  status text not null check (status in ('active', 'past_due', 'canceled', 'incomplete', 'unpaid')),
  current_period_start timestamptz(3) not null,
  current_period_end timestamptz(3) not null,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint subscriptions_provider_key unique (provider, provider_subscription_id),
  constraint subscriptions_period check (current_period_end > current_period_start)
);

-- An employer has one subscription that counts; the ended ones are its history.
create unique index subscriptions_one_live on subscriptions (employer_id)
  where status in ('active', 'past_due', 'incomplete');
create index subscriptions_employer on subscriptions (employer_id, created_at desc);

create table subscription_events (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  kind text not null check (kind in
    ('started', 'changed', 'renewed', 'payment_failed', 'cancel_scheduled', 'reactivated', 'ended')),
  plan_type text not null,
  billing_cycle text not null,
  amount numeric(12, 2),
  occurred_at timestamptz(3) not null
);

create index subscription_events_history on subscription_events (subscription_id, occurred_at desc);

-- Each event of a payment provider counts once.
create table payment_events (
  provider text not null check (provider in ('stripe', 'sandbox')),
  event_id text not null,
  type text not null,
  received_at timestamptz(3) not null default now(),
  primary key (provider, event_id)
);
