-- Up Migration

-- What money that came back has done to a plan: a dispute suspends it, a refund or a lost dispute ends it.
alter table subscriptions
  add column reversal text
    check (reversal in ('disputed', 'refunded', 'dispute_lost')),
  add constraint subscriptions_reversal_ends
    check (reversal is null or reversal = 'disputed' or status = 'canceled');

alter table subscription_events
  drop constraint subscription_events_kind_check,
  add constraint subscription_events_kind_check check (kind in
    ('started', 'changed', 'renewed', 'payment_failed', 'cancel_scheduled', 'reactivated', 'ended',
     'refunded', 'suspended', 'restored'));

-- News of a payment names no subscription; which one it is of is looked up, again when it is replayed.
alter table payment_events add column payment_id text;

-- What the built-in provider's customers were given back, and what their banks dispute.
alter table sandbox_invoices
  add column refunded numeric(12, 2) not null default 0,
  add column dispute text check (dispute in ('open', 'won', 'lost')),
  add constraint sandbox_invoices_refunded check (refunded between 0 and greatest(amount, 0)),
  add constraint sandbox_invoices_reversed check (paid or (refunded = 0 and dispute is null));
