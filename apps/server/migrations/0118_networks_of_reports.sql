-- Up Migration

-- A keyed hash of the network that a report came from: several accounts of one network hold a job as one would. Null for
-- earlier reports, once the case is decided, and after the reporter's account is deleted.
alter table reports add column network bytea check (octet_length(network) = 32);

create function forget_networks_of_case() returns trigger
  language plpgsql
  as $$
  begin
    update reports set network = null where case_id = new.id and network is not null;
    return null;
  end
  $$;

create trigger cases_forget_networks after update of decided_at on cases
  for each row when (old.decided_at is null and new.decided_at is not null)
  execute function forget_networks_of_case();

create function forget_network_of_report() returns trigger
  language plpgsql
  as $$
  begin
    new.network := null;
    return new;
  end
  $$;

create trigger reports_forget_network before update of seeker_id, employer_id on reports
  for each row when (new.seeker_id is null and new.employer_id is null)
  execute function forget_network_of_report();
