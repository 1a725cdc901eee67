import type pg from 'pg';

interface Definition {
  readonly name: string;
  readonly statement: string;
}

/** Indexes that no constraint needs: building them at the end is faster than row by row. */
const FREE_INDEXES = `
  select format('%I.%I', n.nspname, i.relname) as name, pg_get_indexdef(i.oid) as statement
  from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = i.relnamespace
  where n.nspname = 'public'
    and not exists (select from pg_constraint where conindid = i.oid)
  order by name`;

/** Drops the tables' indexes during `use`, then recreates them. */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Definition>(FREE_INDEXES);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { statement } of rows) await client.query(statement);
}
