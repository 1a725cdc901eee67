-- Up Migration

-- Each measure of a case has an appeal of its own: an appeal against a hold is answered by the decision that removes the
-- job or suspends the company, and that can be appealed against once more. Until now, one appeal went on as the other.
alter table appeals add column measure text check (measure in ('held', 'removed', 'suspended'));

create function measure_of_case(of_case uuid) returns text
  language sql stable
  as $$
  select case
      when exists (select from suspensions where case_id = of_case and completed_at is not null)
        then 'suspended'
      when action = 'remove_job' and decided_at <= now() - interval '10 minutes' then 'removed'
      else 'held'
    end
  from cases where id = of_case
  $$;

update appeals set measure = measure_of_case(case_id);

alter table appeals
  alter column measure set not null,
  drop constraint appeals_case_id_key,
  add constraint appeals_once_of_measure unique (case_id, measure);

-- Servers of the previous version name no measure.
create function set_measure_of_appeal() returns trigger
  language plpgsql
  as $$
  begin
    new.measure := measure_of_case(new.case_id);
    return new;
  end
  $$;

create trigger appeals_set_measure before insert on appeals
  for each row when (new.measure is null) execute function set_measure_of_appeal();
