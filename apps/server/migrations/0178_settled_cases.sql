-- Up Migration

create index cases_settled on cases (settled_at desc, id desc) where settled_at is not null;
