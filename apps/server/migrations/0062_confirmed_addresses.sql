-- Up Migration

-- When the owner of an account used a link that was mailed to its present address; null until then, and only mails that
-- need no confirmation go there. Accounts from before count as confirmed. Servers of the version before sign people up
-- unconfirmed and without a link: these ask for one.
alter table seekers add column email_confirmed_at timestamptz(3);
alter table employers add column email_confirmed_at timestamptz(3);
update seekers set email_confirmed_at = created_at;
update employers set email_confirmed_at = created_at;
