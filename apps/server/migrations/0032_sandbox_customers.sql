-- Up Migration

-- What a customer of the built-in payment provider has entered on its billing page.
create table sandbox_customers (
  id text primary key,
  employer_id uuid not null,
  -- A card that is charged, that asks its owner first, or that is declined.
  card text not null default 'accepted' check (card in ('accepted', 'confirmed', 'declined')),
  address text not null default '' check (length(address) <= 500),
  tax_id text not null default '' check (length(tax_id) <= 50)
);
