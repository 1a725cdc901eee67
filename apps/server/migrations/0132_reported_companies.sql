-- Up Migration

-- Why texts of a company's page are held: for what they say, or because several people have reported the page.
alter table company_holds
  add column cause text not null default 'signals' check (cause in ('signals', 'reports'));
