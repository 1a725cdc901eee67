-- Records that are only added to refuse TRUNCATE as well, which fires no trigger of rows.
create function refuse_truncation() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name;
end $$;

create trigger operator_log_is_not_truncated before truncate on operator_log
  for each statement execute function refuse_truncation();
create trigger application_events_are_not_truncated before truncate on application_events
  for each statement execute function refuse_truncation();
create trigger acceptances_are_not_truncated before truncate on acceptances
  for each statement execute function refuse_truncation();
create trigger contact_views_are_not_truncated before truncate on contact_views
  for each statement execute function refuse_truncation();
create trigger contact_showings_are_not_truncated before truncate on contact_showings
  for each statement execute function refuse_truncation();
