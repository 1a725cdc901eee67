import { createTestApp, type TestApp } from '../create-test-app.ts';
import { createTestDatabase } from '../database/create-test-database.ts';

export interface TwoServers {
  readonly servers: TestApp[];
  readonly addresses: string[];
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

/** Two servers on one database, each with a pool of ten, reached over sockets. */
export async function startTwoServers(): Promise<TwoServers> {
  const database = await createTestDatabase();
  const { connectionString } = database;
  const servers = [
    await createTestApp({ connectionString }),
    await createTestApp({ connectionString }),
  ];
  const addresses = await Promise.all(
    servers.map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })),
  );
  const close = async () => {
    for (const server of servers) await server.close();
    await database.drop();
  };
  return { servers, addresses, connectionString, close };
}
