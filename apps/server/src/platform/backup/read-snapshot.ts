import { writeHashed } from './hashed-bytes.ts';
import { copyOut } from './copy-table.ts';
import { listTables, QUEUE_SCHEMA, type Table } from './list-tables.ts';
import { listSnapshotFiles, type SnapshotFile } from './list-snapshot-files.ts';
import { type Manifest, type TableCopy, tablePath } from './manifest.ts';
import { inTransaction, quoted, type Session } from './session.ts';
import { BackupError } from './backup-error.ts';

/** The lock by which node-pg-migrate lets only one server migrate at a time. */
const MIGRATION_LOCK = '7241865325823964';

type RowsOfManifest = Pick<
  Manifest,
  'createdAt' | 'postgresVersion' | 'migrations' | 'queueLevel' | 'tables' | 'sequences'
>;

export interface Snapshot extends RowsOfManifest {
  /** The files that the rows name. */
  readonly named: readonly SnapshotFile[];
}

/**
 * Writes every row of one moment into the backup's folder, while the server keeps running. The moment
 * lies between two migrations, and tables are locked against schema changes first.
 */
export async function readSnapshot(session: Session, folder: string): Promise<Snapshot> {
  await session.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  const tables = await listTables(session);
  if (!tables.some(({ schema }) => schema === QUEUE_SCHEMA)) {
    throw new BackupError('The database is empty: there is nothing to back up.');
  }
  return inTransaction(session, 'begin isolation level repeatable read read only', async () => {
    await session.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
    const head = await readHead(session);
    await session.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    const copies: TableCopy[] = [];
    for (const table of tables) copies.push(await saveTable(session, table, folder));
    return {
      ...head,
      tables: copies,
      sequences: await readSequences(session),
      named: await listSnapshotFiles(session),
    };
  });
}

/** The transaction's first statement: the snapshot is of this moment. */
async function readHead(session: Session) {
  const { rows } = await session.query<{
    createdAt: Date;
    postgresVersion: string;
    migrations: string[];
    queueLevel: number;
  }>(
    `select statement_timestamp() as "createdAt", current_setting('server_version') as "postgresVersion",
       array(select name::text from migrations order by id) as migrations,
       (select coalesce(max(id), 0) from ${QUEUE_SCHEMA}.migrations) as "queueLevel"`,
  );
  const [head] = rows;
  if (!head) throw new Error('PostgreSQL returned no row.');
  return { ...head, createdAt: head.createdAt.toISOString() };
}

async function saveTable(session: Session, table: Table, folder: string): Promise<TableCopy> {
  const copy = await copyOut(session, table, (lines) =>
    writeHashed(lines, tablePath(folder, table)),
  );
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], ...copy };
}

/** Sequences ignore snapshots: when read after the rows, they are never behind them. */
async function readSequences(session: Session): Promise<Manifest['sequences']> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences
     where schemaname in ('public', $1) order by 1, 2`,
    [QUEUE_SCHEMA],
  );
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const state = await session.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    sequences.push(...state.rows.map((values) => ({ ...sequence, ...values })));
  }
  return sequences;
}
