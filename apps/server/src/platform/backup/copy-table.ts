import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { QUEUE_SCHEMA, type Table } from './list-tables.ts';
import { quoted, type Session } from './session.ts';

/**
 * A running job is stored as if it had not started: its worker will not finish it in the restored
 * database, where it would stay locked for hours, or forever after its last attempt.
 */
const AS_NOT_STARTED: Readonly<Record<string, string>> = {
  locked_at: 'null',
  locked_by: 'null',
  attempts: 'case when locked_at is null then attempts else attempts - 1 end',
};

/** The same rows give the same bytes in any database. */
export function copyOutStatement(table: Table): string {
  const columns = table.columns.map((column) => {
    const expression = table.schema === QUEUE_SCHEMA ? AS_NOT_STARTED[column] : undefined;
    return expression ?? pg.escapeIdentifier(column);
  });
  const order = table.order.length === 0 ? '' : ` order by ${table.order.join(', ')}`;
  return `copy (select ${columns.join(', ')} from ${quoted(table)}${order}) to stdout`;
}

/** Passes the lines of a table to `take`, and counts its rows. */
export async function copyOut<Result>(
  session: Session,
  table: Table,
  take: (lines: Readable) => Promise<Result>,
): Promise<Result & { rows: number }> {
  const lines = session.query(to(copyOutStatement(table)));
  const result = await take(lines);
  // The count arrives at the end of the statement, possibly after the last line.
  await session.query('select');
  return { ...result, rows: lines.rowCount };
}

/** Fills a table from a file's lines. */
export async function copyIn(session: Session, table: Table, path: string): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const statement = `copy ${quoted(table)} (${columns}) from stdin`;
  await pipeline(createReadStream(path), session.query(from(statement)));
}
