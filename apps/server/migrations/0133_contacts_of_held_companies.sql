-- Up Migration

-- A held company shows no verified mark, on its page and on its jobs: its hold is announced as its own change is.
create or replace function announce_company_hold() returns trigger
  language plpgsql
  as $$
  declare
    held uuid := new.employer_id;
  begin
    perform announce_content_change(
      employer_ids => array[held],
      cities => array(select city from jobs where employer_id = held and status = 'Active'),
      company_names => array(select company_name from employers where id = held),
      areas => array(
        select job_area(place_id, location_type) from jobs where employer_id = held and status = 'Active')
    );
    return null;
  end
  $$;
