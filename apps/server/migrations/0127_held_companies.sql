-- Up Migration

-- Why texts of a company's page are or were held, as job_holds has it for jobs.
create table company_holds (
  employer_id uuid primary key references employers (id) on delete cascade,
  -- What the rules found, with their versions and words; the fields in which they are not shown.
  signals jsonb not null check (jsonb_typeof(signals) = 'array'),
  -- Of the texts that were read.
  text_digest bytea not null check (octet_length(text_digest) = 32),
  -- Null while they are shown.
  held_since timestamptz(3),
  -- The case whose dismissal released them; the texts of that time are not held again.
  released_by uuid
);

-- The page changes with a hold.
create function announce_company_hold() returns trigger
  language plpgsql
  as $$
  begin
    perform announce_content_change(employer_ids => array[id], company_names => array[company_name])
    from employers where id = new.employer_id;
    return null;
  end
  $$;

create trigger company_holds_announce_change after insert or update on company_holds
  for each row execute function announce_company_hold();
