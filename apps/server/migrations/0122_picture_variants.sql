-- Up Migration

-- A picture in another width or format, served under the address of the picture that it was made from.
alter table files
  -- Null again once that picture is gone, so that the clean-up finds it.
  add column variant_of uuid references files (id) on delete set null,
  -- In pixels; null for files that are no pictures, and for pictures stored before there were variants.
  add column width smallint check (width > 0),
  add constraint files_variants_have_width check (variant_of is null or width is not null);

create unique index files_variants on files (variant_of, width, content_type) where variant_of is not null;
