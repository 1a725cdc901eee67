import type { Session } from './session.ts';

/** A table that is part of a backup. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Excludes generated columns, which are recomputed. */
  readonly columns: readonly string[];
  /** The primary key's columns in its order; text ones with `C` collation. */
  readonly order: readonly string[];
}

/** A foreign key: the table that references another, or itself. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

export const QUEUE_SCHEMA = 'graphile_worker';

/**
 * Every table of ours and of the queue, by name, from the catalog: a new one is included automatically.
 * The queue's list of migrations is part of its schema, and the records of backups belong to the
 * installation.
 */
export async function listTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
       array(
         select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       array(
         select quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end
         from pg_index
         cross join unnest(indkey) with ordinality as key (number, place)
         join pg_attribute on attrelid = c.oid and attnum = key.number
         where indrelid = c.oid and indisprimary
         order by place) as "order"
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', $1)
       and (n.nspname, c.relname) not in (($1, 'migrations'), ('public', 'made_backups'))
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
     order by n.nspname, c.relname`,
    [QUEUE_SCHEMA],
  );
  return rows;
}

/** Foreign keys between our tables, by table name. */
export async function listReferences(session: Session): Promise<Reference[]> {
  const { rows } = await session.query<Reference>(
    `select distinct child.relname::text as "from", parent.relname::text as "to"
     from pg_constraint
     join pg_class child on child.oid = conrelid
     join pg_class parent on parent.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}
