import pg from 'pg';
import { quoted, type Session } from './session.ts';

/** A file that a row names. */
export interface SnapshotFile {
  readonly key: string;
  readonly bytes: number;
  /** Whether anything references the row; if not, it is an upload that is not yet, or no longer, used. */
  readonly used: boolean;
}

export async function listSnapshotFiles(session: Session): Promise<SnapshotFile[]> {
  const uses = await listUses(session);
  const isUsed = uses
    .map(({ column, ...table }) => {
      return `exists (select from ${quoted(table)} where ${pg.escapeIdentifier(column)} = files.id)`;
    })
    .join(' or ');
  const { rows } = await session.query<{ key: string; bytes: string; used: boolean }>(
    `select storage_key as key, byte_size as bytes, ${isUsed || 'false'} as used
     from files order by storage_key collate "C"`,
  );
  return rows.map(({ bytes, ...file }) => ({ ...file, bytes: Number(bytes) }));
}

/** The columns that reference a file. */
async function listUses(session: Session) {
  const { rows } = await session.query<{ schema: string; name: string; column: string }>(
    `select nspname::text as schema, relname::text as name, attname::text as "column"
     from pg_constraint
     join pg_class c on c.oid = conrelid
     join pg_namespace n on n.oid = relnamespace
     join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
     where contype = 'f' and confrelid = 'public.files'::regclass`,
  );
  return rows;
}
