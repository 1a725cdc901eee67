-- Up Migration

-- The words of a text, the same as those of a search (words-of-search.ts): lowercase, without accents, letters that do
-- not decompose as they are typed plainly. Whatever is a sign stands between words, in every database's locale; the
-- signs of C++ and C# belong to them.
create function words_of_text(value text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct left(word, 64)), '{}')
    from regexp_split_to_table(
      translate(
        replace(replace(replace(replace(
          lower(regexp_replace(normalize(value, NFKD),
            '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\ufe00-\ufe0f]+', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'øłđðħıŧς', 'olddhitσ'),
      '['
      || '\u0001-\u0022\u0024-\u002a\u002c-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1'
      || '\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u037e\u0387\u055a-\u055f'
      || '\u0589-\u058a\u05be\u05c0\u05c3\u05f3-\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4'
      || '\u0700-\u070d\u0964-\u0965\u0970\u0e3f\u0e4f\u0e5a-\u0e5b\u0f04-\u0f14\u0f3a-\u0f3d'
      || '\u104a-\u104f\u10fb\u1360-\u1368\u1400\u166d-\u166e\u1680\u17d4-\u17d6\u17d8-\u17db'
      || '\u1800-\u180a\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3007-\u3020\u3030\u3036-\u3037'
      || '\u303d-\u303f\u30a0\u30fb\ua4fe-\ua4ff\ua60d-\ua60f\ue000-\uf8ff\ufd3e-\ufd3f\ufe10-\ufe1f'
      || '\ufe30-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff'
      || '\U0001f000-\U0001faff\U000e0000-\U000e01ef'
      || ']+') as token,
      unnest(case
        when token ~ '^[a-z]([+][+]|#)$' then array[token]
        else regexp_split_to_array(token, '[+#]+')
      end) as word
    where word <> ''
  $$;

-- Plain words serve prefixes, stems serve inflections; a search looks for either.
create or replace function job_search_document(
  title text, company text, type text, industry text, city text,
  tags text[], skills text[], description text
) returns tsvector
  language sql immutable parallel safe
  as $$
    select array_to_tsvector(words) || to_tsvector('english', array_to_string(stemmed, ' '))
    from words_of_text(concat_ws(' ', title, company, type, industry, city,
        array_to_string(tags, ' '), array_to_string(skills, ' '), description)) as words,
      lateral (select array_agg(word) from unnest(words) as word where word !~ '[+#]')
        as those (stemmed)
  $$;

create or replace function keep_job_search_document() returns trigger
  language plpgsql
  as $$
  declare
    company text := (select company_name from employers where id = new.employer_id);
  begin
    new.search_document := job_search_document(
      new.title, company, new.type, new.industry, new.city, new.tags, new.skills, new.description);
    insert into job_words (word)
      select word
      from unnest(words_of_text(concat_ws(' ', new.title, company, new.type, new.industry,
        new.city, array_to_string(new.tags, ' '), array_to_string(new.skills, ' ')))) as word
      where length(word) between 3 and 30 and word !~ '[0-9]'
      order by word
      on conflict do nothing;
    insert into job_lexemes (lexeme)
      select found.lexeme from unnest(tsvector_to_array(new.search_document)) as found (lexeme)
      where not exists (select from job_lexemes as known where known.lexeme = found.lexeme)
      order by found.lexeme
      on conflict do nothing;
    return new;
  end
  $$;

-- A single letter (R, C) and C++ or C# are names, not beginnings.
create or replace function words_beginning(beginning text) returns tsquery
  language sql stable strict parallel safe
  as $$
    select case
      when beginning ~ '^([a-z]|.*[+#])$' then quote_lexeme(beginning)::tsquery
      when count(*) between 1 and 64
        then string_agg(quote_lexeme(lexeme), ' | ')::tsquery
      else to_tsquery('simple', quote_lexeme(beginning) || ':*')
    end
    from (
      select lexeme from job_lexemes
      where lexeme >= beginning and lexeme < beginning || U&'\+10FFFF'
      limit 65) as those
  $$;

-- Nothing else of a job changes, and no list that is shown.
alter table jobs disable trigger user;
update jobs
  set search_document = job_search_document(
    title, company_name, jobs.type, jobs.industry, jobs.city, tags, skills, jobs.description)
  from employers where employers.id = jobs.employer_id;
alter table jobs enable trigger user;

delete from job_words;
insert into job_words (word)
  select distinct word
  from jobs join employers on employers.id = jobs.employer_id,
    unnest(words_of_text(concat_ws(' ', jobs.title, employers.company_name, jobs.type, jobs.industry,
      jobs.city, array_to_string(jobs.tags, ' '), array_to_string(jobs.skills, ' ')))) as word
  where length(word) between 3 and 30 and word !~ '[0-9]';
delete from job_lexemes;
insert into job_lexemes (lexeme) select word from ts_stat('select search_document from jobs');
