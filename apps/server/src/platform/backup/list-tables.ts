import type { Session } from './session.ts';

/** A table whose rows belong to a backup. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Those that are written; what is computed from them comes back by itself. */
  readonly columns: readonly string[];
  /** Of the primary key, in its order; with `C` collation where it is text. */
  readonly order: readonly string[];
}

/** Of a foreign key: the table that refers to another, or to itself. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

export const QUEUE_SCHEMA = 'graphile_worker';

/**
 * Every table of ours and of the queue, by name, as the catalog knows them: a new one needs no mention.
 * The queue's list of migrations is part of its schema, and what is noted of backups belongs to the place.
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

/** Foreign keys between tables of ours, by their names. */
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
