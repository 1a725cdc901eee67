import { sql } from 'kysely';
import * as z from 'zod';
import { invalidField } from '../errors/app-error.ts';

type CursorValue = string | number | null | readonly CursorValue[];

/** Packs the sort values of a page's last row into an opaque cursor. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * Unpacks a cursor made by `encodeCursor`.
 * @throws {AppError} validation_failed when it does not have the given shape
 */
export function decodeCursor<Shape extends z.ZodType>(
  cursor: string,
  shape: Shape,
): z.output<Shape> {
  const parsed = shape.safeParse(readJson(cursor));
  if (parsed.success) return parsed.data;
  throw invalidField(
    'cursor',
    'This part of the list no longer exists. Start again from the beginning.',
  );
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'), refuseLargeNumber);
  } catch {
    return null;
  }
}

/** The largest `integer` of the database. */
const INTEGER_MAX = 2 ** 31 - 1;

function refuseLargeNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' && Math.abs(value) > INTEGER_MAX ? null : value;
}

/** The cursor of lists from newest to oldest. */
const newestFirst = z.tuple([z.iso.datetime(), z.uuid()]);

export function encodeNewestCursor(row: { created_at: Date; id: string }): string {
  return encodeCursor([row.created_at.toISOString(), row.id]);
}

/** The condition of the rows of a table that come after a cursor, newest first. */
export function isAfterNewestCursor(
  table: 'applications' | 'jobs' | 'saved_jobs' | 'subscription_events',
  cursor: string,
  time: 'created_at' | 'occurred_at' = 'created_at',
) {
  const [at, id] = decodeCursor(cursor, newestFirst);
  const row = sql`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${row} < (${new Date(at)}, ${id}::uuid)`;
}

/** A page, and the cursor of the next one. `rows` has one row more than `limit` if there is a next page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
