-- Up Migration

-- A verified company is shown as such on its own page and on its jobs, until its address changes as well.
drop trigger employers_announce_change on employers;
create trigger employers_announce_change
  after update of
    company_name, contact_email, phone_number, website, city, state, description, logo_file_id, answered_share,
    email, verified_at, suspended_at
  on employers for each row execute function announce_employer_change();
