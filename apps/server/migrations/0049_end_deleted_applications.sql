-- Up Migration

-- Servers of the version before only hide an accepted application that its employer deletes. It ends all the same;
-- its applicant is mailed by those servers.
create or replace function complete_ending() returns trigger
  language plpgsql
  as $$
  begin
    if new.status = 'accepted' and new.hidden_from_employer_at is not null then
      new.status := 'ended';
      new.ended_reason := 'place_withdrawn';
      new.told_status := 'ended';
      new.ending_mailed_at := new.hidden_from_employer_at;
      new.accepted_at := null;
      new.updated_at := new.hidden_from_employer_at;
    end if;
    if new.status <> 'ended' then
      new.ended_reason := null;
      new.ending_mailed_at := null;
    end if;
    if new.status = 'submitted' and tg_op = 'UPDATE' and old.created_at <> new.created_at then
      new.seen_at := null;
    end if;
    return new;
  end
  $$;

-- An update of another column may change the status now.
create or replace trigger applications_record_event after insert or update on applications
  for each row execute function record_application_event();
create or replace trigger applications_count_applicants after insert or delete or update on applications
  for each row execute function count_applicants();

update applications set hidden_from_employer_at = hidden_from_employer_at
where status = 'accepted' and hidden_from_employer_at is not null;
