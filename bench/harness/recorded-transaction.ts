import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '@nextshift/server/platform/database/database-schema';
import type { Database } from '@nextshift/server/platform/database/database';
import type { Statement } from './recorded-statement.ts';

/** The subjects of an operation by name: ids, hashes. Replacing them repeats it for others. */
export type Subjects = Readonly<Record<string, string | Buffer>>;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Executes some of the server's code and records all statements that it sends. */
export async function recordTransaction(
  connectionString: string,
  work: (database: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString }) }),
    log: ({ query }) => void sent.push({ text: query.sql, values: query.parameters }),
  });
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
  return sent;
}

/** The statements of an operation for other subjects; all other ids are replaced by new ones. */
export function withOtherSubjects(
  statements: readonly Statement[],
  recorded: Subjects,
  subjects: Subjects,
): Statement[] {
  const names = new Map(
    Object.entries(recorded).flatMap(([name, value]) => {
      const other = subjects[name];
      return typeof value === 'string' && typeof other === 'string'
        ? [[value, other] as const]
        : [];
    }),
  );
  const newName = (id: string) => {
    const name = names.get(id) ?? randomUUID();
    names.set(id, name);
    return name;
  };
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => {
      if (typeof value === 'string') return value.replaceAll(UUID, newName);
      if (!Buffer.isBuffer(value)) return value;
      const name = Object.keys(recorded).find((key) =>
        value.equals(Buffer.from(recorded[key] ?? '')),
      );
      return name === undefined ? value : subjects[name];
    }),
  }));
}
