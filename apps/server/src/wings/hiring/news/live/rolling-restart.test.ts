import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../../../test/database/create-test-database.ts';
import { signUpSeeker } from '../../../../../test/database/insert-accounts.ts';
import { listenToDatabase } from '../../../../../test/servers/listening-servers.ts';
import { openStream } from '../../../../../test/servers/live-stream.ts';

/** A server that runs beside others on the database. */
interface Instance {
  readonly app: TestApp;
  readonly port: number;
  stop(): Promise<void>;
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let instances: Instance[];
let proxy: Server;

async function startInstance(): Promise<Instance> {
  const { connectionString } = database;
  const app = await createTestApp({ connectionString });
  const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const listener = await listenToDatabase(app, connectionString);
  return {
    app,
    port: Number(port),
    async stop() {
      await app.close();
      await listener.stop();
    },
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  instances = [await startInstance(), await startInstance()];
  // Sends each connection to the instance that was started first, which is the next to be restarted.
  proxy = createServer((client) => {
    const server = connect(instances[0]?.port ?? 0, '127.0.0.1');
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});

afterAll(async () => {
  for (const { stop } of instances) await stop();
  proxy.close();
  await database.drop();
});

it('moves streams behind a proxy from instance to instance while all are restarted, and misses nothing', async () => {
  const { port } = proxy.address() as AddressInfo;
  const [first] = instances;
  if (!first) throw new Error('the instances have not been started');
  const seeker = await signUpSeeker(first.app);
  const told: string[] = [];
  const seen: (string | undefined)[] = [];
  const tell = async ({ app }: Instance) => {
    const id = randomUUID();
    told.push(id);
    await sql`select announce_live('application', ${id}::uuid, ${seeker.id}::uuid, null)`.execute(
      app.database,
    );
    return id;
  };
  let lastEventId: string | undefined;
  for (const old of [...instances]) {
    const stream = await openStream(`http://127.0.0.1:${port}`, seeker, lastEventId);
    await stream.receives(await tell(old));
    const next = await startInstance();
    instances = [...instances.filter((each) => each !== old), next];
    const stopping = old.stop();
    await tell(next);
    await stopping;
    await stream.ended();
    // Nobody hears this one at first.
    await tell(next);
    lastEventId = stream.lastEventId();
    seen.push(...stream.events().map(({ id }) => id));
  }
  const last = await openStream(`http://127.0.0.1:${port}`, seeker, lastEventId);
  seen.push(...last.events().map(({ id }) => id));
  last.close();
  expect(last.events().map(({ name }) => name)).not.toContain('reset');
  expect(told).toHaveLength(6);
  expect(told.filter((id) => !seen.includes(id))).toEqual([]);
});
