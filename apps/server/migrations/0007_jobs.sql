-- Up Migration

create table jobs (
  id uuid primary key,
  employer_id uuid not null references employers (id) on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  type text not null check (type in ('Full-time', 'Part-time', 'Contract', 'Internship')),
  location_type text not null default 'On-site'
    check (location_type in ('On-site', 'Remote', 'Hybrid')),
  experience_level text
    check (experience_level in ('Entry Level', 'Junior', 'Mid Level', 'Senior')),
  industry text check (industry in
    ('Restaurant', 'Technology', 'Healthcare', 'Finance', 'Education', 'Manufacturing', 'Retail',
     'Hospitality', 'Construction', 'Transportation', 'Media', 'Other')),
  department text,
  address text,
  city text not null check (city <> ''),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text check (zip_code ~ '^[0-9]{5}$'),
  pay_rate numeric(12, 2) check (pay_rate >= 0),
  pay_frequency text check (pay_frequency in
    ('One Time', 'Gift Card', 'Per Hour', 'Per Day', 'Per Week', 'Per Month')),
  min_wage numeric(12, 2) check (min_wage >= 0),
  max_wage numeric(12, 2) check (max_wage >= 0),
  -- The hourly equivalent, by which wage filters compare; null where the pay has none.
  hourly_min numeric(12, 2),
  hourly_max numeric(12, 2),
  compensation text,
  requirements text[] not null default '{}',
  tags text[] not null default '{}',
  skills text[] not null default '{}',
  benefits text[] not null default '{}',
  schedule text,
  apply_website text,
  start_date text,
  image_file_id uuid references files (id),
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  -- How far ahead the employer's plan puts the job: 2 featured, 1 priority, 0 none.
  placement smallint not null default 0 check (placement between 0 and 2),
  applicant_count integer not null default 0 check (applicant_count >= 0),
  published_at timestamptz(3) not null default now(),
  closes_at timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Words of title, company, place, tags and description; kept by a trigger.
  search_document tsvector not null default ''::tsvector,
  constraint jobs_wages_in_order check (min_wage <= max_wage),
  constraint jobs_hourly_whole check ((hourly_min is null) = (hourly_max is null)),
  constraint jobs_closed_whole check ((status = 'Closed') = (closed_at is not null))
);

create index jobs_city_search on jobs (lower(city), placement desc, published_at desc, id desc)
  where status = 'Active';
create index jobs_industry_search on jobs (industry, placement desc, published_at desc, id desc)
  where status = 'Active';
create index jobs_newest on jobs (placement desc, published_at desc, id desc)
  where status = 'Active';
create index jobs_words on jobs using gin (search_document) where status = 'Active';
create index jobs_employer on jobs (employer_id, created_at desc, id desc);
create index jobs_image_file on jobs (image_file_id) where image_file_id is not null;
