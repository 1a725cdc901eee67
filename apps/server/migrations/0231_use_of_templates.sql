-- Up Migration

-- When a message was last written from it; those that were used last are listed first.
alter table message_templates add column used_at timestamptz(3);
