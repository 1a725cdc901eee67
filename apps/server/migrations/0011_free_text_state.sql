-- Up Migration

-- In the settings a place is free text, which need not be in the United States; the wizard and a state's
-- full name still become two letters.
alter table profiles drop constraint profiles_state_check;
alter table profiles add constraint profiles_state_check
  check (state <> '' and length(state) <= 100);
