-- Up Migration

create table employers (
  id uuid primary key,
  company_name text not null check (company_name <> ''),
  email text not null check (email <> ''),
  password_hash text not null,
  phone_number text check (phone_number ~ '^[0-9]{10}$'),
  website text check (website ~ '^https?://'),
  address text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  description text,
  logo_file_id uuid references files (id),
  -- The EIN, encrypted with a key of the configuration; the last four digits are shown to the employer.
  tax_number_encrypted bytea,
  tax_number_last_four text check (tax_number_last_four ~ '^[0-9]{4}$'),
  terms_accepted_at timestamptz(3) not null,
  terms_version text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint employers_tax_number_whole
    check ((tax_number_encrypted is null) = (tax_number_last_four is null))
);

create unique index employers_email_key on employers (lower(email));
create index employers_company_name on employers (lower(company_name));
create index employers_logo_file on employers (logo_file_id) where logo_file_id is not null;
