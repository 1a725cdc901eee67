-- Up Migration

-- What device a session is on, in words made from its user agent, which is not stored; and when it was last used,
-- to within five minutes: null until then. Servers of the version before write neither.
alter table sessions
  add column device text not null default 'Unknown device' check (char_length(device) between 1 and 40),
  add column last_seen_at timestamptz(3);
