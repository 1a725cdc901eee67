import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

type Field = string | number | boolean | Date | null | readonly string[];

/** A row by column; omitted columns get their default. */
export type Row = Readonly<Record<string, Field>>;

/** Rows per batch. */
const CHUNK = 500;

/**
 * Fills a table with rows, which all name the same columns.
 * @returns how many there were
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  rows: Iterator<Row, unknown>,
): Promise<number> {
  const first = rows.next();
  if (first.done === true) return 0;
  const columns = Object.keys(first.value);
  let count = 0;
  function* chunks() {
    let chunk = '';
    for (let next: IteratorResult<Row, unknown> = first; next.done !== true; next = rows.next()) {
      const { value } = next;
      chunk += `${columns.map((column) => toField(value[column] ?? null)).join('\t')}\n`;
      count += 1;
      if (count % CHUNK === 0) {
        yield chunk;
        chunk = '';
      }
    }
    yield chunk;
  }
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await pipeline(
    Readable.from(chunks()),
    client.query(from(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`)),
  );
  return count;
}

/** A value as the text format of COPY has it. */
export function toField(value: Field): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? toArray(value) : String(value);
  return text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function toArray(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}
