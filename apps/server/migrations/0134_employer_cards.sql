-- Up Migration

-- The cards on which the payment provider has charged a company, by the provider's fingerprint: the same for the same
-- card, whoever pays with it. A job of a company that shares one with a suspended company is held.
create table employer_cards (
  employer_id uuid not null references employers on delete cascade,
  fingerprint text not null check (length(fingerprint) between 1 and 255),
  primary key (employer_id, fingerprint)
);

create index employer_cards_fingerprint on employer_cards (fingerprint);
