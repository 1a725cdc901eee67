import type { Logger } from 'pino';
import { listMigrations, migrate } from '../database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { listTables, QUEUE_SCHEMA, type Table } from './list-tables.ts';
import type { Manifest } from './manifest.ts';
import { quoted, type Session, withSession } from './session.ts';

/** @throws {BackupError} if the backup has a migration unknown to this version */
export async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = await listMigrations();
  const unknown = migrations.find((name, place) => known[place] !== name);
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup was made by a newer NextShift (${unknown}). Update this one first.`,
  );
}

/**
 * Creates in an empty database the tables that the backup contains, and no later ones.
 * @throws {BackupError} if the database is not empty
 */
export async function prepareSchema(
  connectionString: string,
  log: Logger,
  { migrations, queueLevel }: Manifest,
): Promise<void> {
  const applied = await withSession(connectionString, countMigrationsOfEmpty);
  if (applied > migrations.length) {
    throw new BackupError('The database has later tables than the backup. Name an empty one.');
  }
  await migrate(connectionString, log, migrations.length - applied);
  const level = await withSession(connectionString, readQueueLevel);
  if (level < queueLevel) {
    throw new BackupError('The backup was made by a newer NextShift. Update this one first.');
  }
}

async function countMigrationsOfEmpty(session: Session): Promise<number> {
  const tables = (await listTables(session)).filter(({ schema }) => schema === 'public');
  if (tables.length === 0) return 0;
  await requireEmptyTables(session, tables);
  const { rows } = await session.query<{ count: number }>(
    'select count(*)::int as count from migrations',
  );
  return rows[0]?.count ?? 0;
}

/** Tables that have rows before anyone has used the board. */
const WRITTEN_AT_START = new Set(['migrations', 'secret_keys']);

/** Tables without rows are fine: an interrupted restore leaves them. */
export async function requireEmptyTables(
  session: Session,
  tables: readonly Table[],
): Promise<void> {
  const ours = tables.filter(({ schema }) => schema === 'public');
  if (!ours.some(({ name }) => name === 'migrations')) throw notEmpty(ours[0]?.name);
  for (const table of ours) {
    if (WRITTEN_AT_START.has(table.name)) continue;
    const { rowCount } = await session.query(`select from ${quoted(table)} limit 1`);
    if (rowCount !== 0) throw notEmpty(table.name);
  }
}

function notEmpty(table: string | undefined): BackupError {
  return new BackupError(
    `The database is not empty (see ${table ?? 'its tables'}). ` +
      'Name an empty DATA_DIR, or a DATABASE_URL without tables.',
  );
}

async function readQueueLevel(session: Session): Promise<number> {
  const { rows } = await session.query<{ level: number }>(
    `select max(id) as level from ${QUEUE_SCHEMA}.migrations`,
  );
  return rows[0]?.level ?? 0;
}
