import pg from 'pg';

/** Inserts rows, which all name the same columns; the others get their defaults. */
export async function insertRows(
  database: pg.Client,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map(pg.escapeIdentifier);
  if (columns.length === 0) return;
  await database.query(
    `INSERT INTO ${table} (${columns.join()})
     SELECT ${columns.join()} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
