-- Up Migration

create table sales_inquiries (
  id uuid primary key,
  employer_id uuid not null references employers (id) on delete cascade,
  contact_name text not null,
  message text not null,
  created_at timestamptz(3) not null
);

create index sales_inquiries_employer on sales_inquiries (employer_id, created_at desc);
