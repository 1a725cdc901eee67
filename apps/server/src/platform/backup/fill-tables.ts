import { BackupError } from './backup-error.ts';
import { copyIn, copyOut } from './copy-table.ts';
import { hashStream } from './hashed-bytes.ts';
import { listReferences, listTables, QUEUE_SCHEMA, type Table } from './list-tables.ts';
import { type TableCopy, tablePath } from './manifest.ts';
import { orderByReferences } from './order-by-references.ts';
import { requireEmptyTables } from './prepare-schema.ts';
import { inTransaction, quoted, type Session } from './session.ts';
import type { VerifiedBackup } from './verify-backup.ts';

/**
 * Fills the empty tables of a database, all or none, and reads every row back before committing. Triggers
 * are disabled: what they would compute is already among the rows.
 */
export async function fillTables(session: Session, backup: VerifiedBackup): Promise<void> {
  const present = await listTables(session);
  const tables = backup.manifest.tables.map((copy) => matchTable(copy, present));
  const ordered = orderByReferences(tables, await listReferences(session));
  await inTransaction(session, 'begin', async () => {
    await session.query(`lock table ${present.map(quoted).join(', ')} in exclusive mode`);
    await requireEmptyTables(session, present);
    for (const table of present) {
      // The lists of migrations and of the queue's tasks come from the backup as well.
      await session.query(`delete from ${quoted(table)}`);
      await session.query(`alter table ${quoted(table)} disable trigger user`);
    }
    for (const table of ordered) await copyIn(session, table, tablePath(backup.folder, table));
    for (const { lastValue, isCalled, ...sequence } of backup.manifest.sequences) {
      await session.query('select setval($1, $2, $3)', [quoted(sequence), lastValue, isCalled]);
    }
    for (const table of present) {
      await session.query(`alter table ${quoted(table)} enable trigger user`);
    }
    for (const table of tables) await readBack(session, table);
  });
  for (const table of tables) await session.query(`analyze ${quoted(table)}`);
}

interface TableToFill extends Table {
  readonly copy: TableCopy;
}

/** A table as the backup contains it: that of the queue may have gained columns since. */
function matchTable(copy: TableCopy, present: readonly Table[]): TableToFill {
  const { schema, name, columns } = copy;
  const table = present.find((one) => one.schema === schema && one.name === name);
  const fits =
    table &&
    columns.every((column) => table.columns.includes(column)) &&
    (schema === QUEUE_SCHEMA || columns.length === table.columns.length);
  if (fits) return { ...table, columns, copy };
  throw new BackupError(
    `The table ${schema}.${name} does not fit this NextShift. Use the version that made the backup.`,
  );
}

async function readBack(session: Session, table: TableToFill): Promise<void> {
  const { rows, sha256 } = await copyOut(session, table, hashStream);
  if (rows === table.copy.rows && sha256 === table.copy.sha256) return;
  throw new BackupError(
    `${table.name} does not read back as it was written. Check the disk, and restore again.`,
  );
}
