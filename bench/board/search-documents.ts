import type pg from 'pg';

/**
 * Jobs are copied with their search document's trigger disabled, because it also records the words of
 * each job separately; this one only does the first half.
 */
export async function withSearchDocuments(
  client: pg.Client,
  fill: () => Promise<void>,
): Promise<void> {
  await client.query(`
    create function fill_search_document() returns trigger
      language plpgsql
      as $$
      begin
        new.search_document := job_search_document(
          new.title,
          (select company_name from employers where id = new.employer_id),
          new.type, new.industry, new.city, new.tags, new.skills, new.description);
        return new;
      end
      $$;
    create trigger jobs_fill_search_document before insert on jobs
      for each row execute function fill_search_document();
    alter table jobs enable always trigger jobs_fill_search_document`);
  await fill();
  await client.query(`
    drop trigger jobs_fill_search_document on jobs;
    drop function fill_search_document()`);
}

/** The words of all jobs at once: what the trigger would have recorded, once per distinct text. */
export async function fillJobWords(client: pg.Client): Promise<void> {
  await client.query(`
    with texts as (
      select distinct title as text from jobs
      union select distinct company_name from employers
        where exists (select from jobs where jobs.employer_id = employers.id)
      union select distinct type from jobs
      union select distinct industry from jobs
      union select distinct city from jobs
      union select distinct tag from jobs, unnest(tags) as tag
      union select distinct skill from jobs, unnest(skills) as skill
    )
    insert into job_words (word)
      select distinct word
      from texts, unnest(words_of_text(text)) as word
      where length(word) between 3 and 30 and word !~ '[0-9]'
      order by word`);
}

/** What the trigger would have recorded for every search document. */
export async function fillJobLexemes(client: pg.Client): Promise<void> {
  await client.query(`
    insert into job_lexemes (lexeme) select word from ts_stat('select search_document from jobs')`);
}
