-- Up Migration

-- Both are trusted extensions: the owner of the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
