-- Up Migration

-- Whether a sign-in has left the account a known browser, so that a sign-in with another one is news, and when its
-- owner was last told of one. Accounts from before start without; their known networks show who had one.
alter table seekers
  add column has_known_browser boolean not null default false,
  add column sign_in_mailed_at timestamptz(3);
alter table employers
  add column has_known_browser boolean not null default false,
  add column sign_in_mailed_at timestamptz(3);
