import type { Compilable, Kysely } from 'kysely';
import type { DB } from './database-schema.ts';

/** The names of prepared statements by their texts. */
const names = new Map<string, string>();

/**
 * Executes a query that each connection prepares and, after a few executions, no longer plans: planning can take longer
 * than execution. For queries of few texts, which each connection keeps, and whose best plan is the same for all values.
 * Limits and what the predicate of an index names must be literals, or PostgreSQL goes on planning with the values.
 */
export async function executePrepared<Row>(
  database: Kysely<DB>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, `prepared_${names.size + 1}`);
  const { rows } = await database.executeQuery(compiled);
  return rows;
}

/** The name under which connections prepare a statement; undefined for others. */
export function nameOfPrepared(statement: string): string | undefined {
  return names.get(statement);
}
