-- Up Migration

-- The case whose decision decided this near-copy as well: they are undone together.
alter table cases
  add column decided_with uuid references cases (id) on delete set null,
  add constraint cases_are_decided_with_others check (decided_with is null or decided_at is not null);
create index cases_decided_with on cases (decided_with) where decided_with is not null;
