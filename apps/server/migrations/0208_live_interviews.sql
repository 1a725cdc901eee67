-- Up Migration

-- Both sides read again what became of an interview. What announces news comes with a later migration.
create function announce_interviews() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform announce_live('interview', changed.id, changed.seeker_id, changed.employer_id)
        from changed join before using (id)
        where (changed.status, changed.during, changed.sequence) is distinct from
          (before.status, before.during, before.sequence);
      else
        perform announce_live('interview', id, seeker_id, employer_id) from changed;
      end if;
      return null;
    end
  $$;

create trigger interviews_announce_new after insert on interviews
  referencing new table as changed for each statement execute function announce_interviews();
create trigger interviews_announce_changed after update on interviews
  referencing old table as before new table as changed for each statement execute function announce_interviews();
create trigger interviews_announce_gone after delete on interviews
  referencing old table as changed for each statement execute function announce_interviews();
