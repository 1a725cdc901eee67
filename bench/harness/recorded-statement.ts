import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '@nextshift/server/platform/database/database';

/** A statement as the server sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Finds nothing, and counts nothing. */
class EmptyDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return Object.assign(connection, {
      executeQuery: ({ sql }: CompiledQuery) =>
        Promise.resolve({
          rows: sql.includes('as "total"') ? [{ total: { jobs: 0, remote: 0 } }] : [],
        }),
    });
  }
}

/** The statements that some of the server's code sends if each finds nothing; needs no database. */
export async function recordStatements(
  send: (database: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const database: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new EmptyDriver(),
      createIntrospector: (target) => new PostgresIntrospector(target),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push({ text: query.sql, values: query.parameters }),
  });
  await send(database);
  return sent;
}

/** The first of them. */
export async function recordStatement(
  send: (database: Database) => Promise<unknown>,
): Promise<Statement> {
  const [first] = await recordStatements(send);
  if (!first) throw new Error('No statement was sent.');
  return first;
}
