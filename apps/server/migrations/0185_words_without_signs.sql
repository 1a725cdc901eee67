-- Up Migration

-- What hyphens and periods join, as who leaves them out types it: `nodejs` for Node.js, `k12` for K-12.
create function joined_words_of_text(value text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct word), '{}')
    from regexp_matches(value, '[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)+', 'g') as found,
      unnest(words_of_text(translate(found[1], '-.', ''))) as word
    where word ~ '[a-z]'
  $$;

create or replace function job_search_document(
  title text, company text, type text, industry text, city text,
  tags text[], skills text[], description text
) returns tsvector
  language sql immutable parallel safe
  as $$
    select array_to_tsvector(words || joined_words_of_text(whole))
      || to_tsvector('english', array_to_string(stemmed, ' '))
    from concat_ws(' ', title, company, type, industry, city,
        array_to_string(tags, ' '), array_to_string(skills, ' '), description) as whole,
      words_of_text(whole) as words,
      lateral (select array_agg(word) from unnest(words) as word where word !~ '[+#]')
        as those (stemmed)
  $$;

-- Nothing else of a job changes, and no list that is shown.
alter table jobs disable trigger user;
update jobs
  set search_document = job_search_document(
    title, company_name, jobs.type, jobs.industry, jobs.city, tags, skills, jobs.description)
  from employers where employers.id = jobs.employer_id;
alter table jobs enable trigger user;

insert into job_lexemes (lexeme)
  select word from ts_stat('select search_document from jobs')
  on conflict do nothing;
