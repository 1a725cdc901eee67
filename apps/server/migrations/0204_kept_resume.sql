-- Up Migration

-- A seeker keeps one resume; each application that names it gets a document of its own with the same file.
alter table documents
  add column kept_at timestamptz(3),
  add constraint documents_kept_is_resume
    check (kept_at is null or (kind = 'resume' and application_id is null)),
  drop constraint documents_file_id_key;

create index documents_file on documents (file_id);
create unique index documents_one_kept on documents (seeker_id) where kept_at is not null;
