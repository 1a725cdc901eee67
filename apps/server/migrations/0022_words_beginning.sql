-- Up Migration

-- Every word and stem in the search document of any job, so that a beginning of words can be looked up as
-- the words themselves: for a beginning, an index of words collects the jobs of the whole board.
create table job_lexemes (
  lexeme text collate "C" primary key
);

insert into job_lexemes (lexeme) select word from ts_stat('select search_document from jobs');

create or replace function keep_job_search_document() returns trigger
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
    insert into job_lexemes (lexeme)
      select found.lexeme from unnest(tsvector_to_array(new.search_document)) as found (lexeme)
      where not exists (select from job_lexemes as known where known.lexeme = found.lexeme)
      order by found.lexeme
      on conflict do nothing;
    return new;
  end
  $$;

-- A lexeme as it is written in a tsquery.
create function quote_lexeme(lexeme text) returns text
  language sql immutable strict parallel safe
  as $$ select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''' $$;

-- What matches the words with this beginning. One that hundreds of words have stays a beginning: so many
-- jobs match it that the first ones fill a page.
create function words_beginning(beginning text) returns tsquery
  language sql stable strict parallel safe
  as $$
    select case
      when count(*) between 1 and 64
        then string_agg(quote_lexeme(lexeme), ' | ')::tsquery
      else to_tsquery('simple', quote_lexeme(beginning) || ':*')
    end
    from (
      select lexeme from job_lexemes
      where lexeme >= beginning and lexeme < beginning || U&'\+10FFFF'
      limit 65) as those
  $$;
