-- Up Migration

-- Words are compared without case and accents. unaccent() itself is not immutable, its dictionary form is.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Plain words serve prefixes, stems serve inflections; a search looks for either.
create function job_search_document(
  title text, company text, type text, industry text, city text,
  tags text[], skills text[], description text
) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', heading) || to_tsvector('english', heading), 'A')
        || setweight(to_tsvector('simple', body) || to_tsvector('english', body), 'B')
    from (select
      fold_text(concat_ws(' ', title, company, type, industry, city,
        array_to_string(tags, ' '), array_to_string(skills, ' '))) as heading,
      fold_text(description) as body) as texts
  $$;

-- Every word that active jobs have used, from which misspelled words are guessed.
create table job_words (
  word text primary key
);

create index job_words_similar on job_words using gin (word gin_trgm_ops);

create function keep_job_search_document() returns trigger
  language plpgsql
  as $$
  begin
    new.search_document := job_search_document(
      new.title,
      (select company_name from employers where id = new.employer_id),
      new.type, new.industry, new.city, new.tags, new.skills, new.description);
    insert into job_words (word)
      select distinct lexeme
      from unnest(to_tsvector('simple', fold_text(concat_ws(' ', new.title,
        (select company_name from employers where id = new.employer_id),
        new.type, new.industry, new.city, array_to_string(new.tags, ' '),
        array_to_string(new.skills, ' '))))) as words (lexeme, positions, weights)
      where length(lexeme) between 3 and 30 and lexeme !~ '[0-9]'
      order by lexeme
      on conflict do nothing;
    return new;
  end
  $$;

create trigger jobs_search_document
  before insert or update of title, type, industry, city, tags, skills, description, employer_id
  on jobs for each row execute function keep_job_search_document();

create function keep_company_name_searchable() returns trigger
  language plpgsql
  as $$
  begin
    update jobs set title = title where employer_id = new.id;
    return null;
  end
  $$;

create trigger employers_company_name_searchable
  after update of company_name on employers for each row
  when (old.company_name is distinct from new.company_name)
  execute function keep_company_name_searchable();

-- Tells every instance which city's lists have changed.
create function announce_job_change() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' and old.status = 'Active' then
      perform pg_notify('jobs_changed', lower(old.city));
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then
      perform pg_notify('jobs_changed', lower(new.city));
    end if;
    return null;
  end
  $$;

create trigger jobs_announce_change
  after insert or delete
  or update of title, description, type, location_type, experience_level, industry, department,
    address, city, state, zip_code, pay_rate, pay_frequency, min_wage, max_wage, requirements, tags,
    skills, benefits, schedule, image_file_id, status, placement, published_at
  on jobs for each row execute function announce_job_change();
