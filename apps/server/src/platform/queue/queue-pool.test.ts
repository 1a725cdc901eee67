import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueuePool } from './queue-pool.ts';

/** A PostgreSQL that is starting: it refuses every connection with 57P03. */
let starting: Server;

beforeAll(async () => {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  starting = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  starting.listen(0, '127.0.0.1');
  await once(starting, 'listening');
});

afterAll(async () => {
  starting.close();
  await once(starting, 'close');
});

describe('the connections of the queue', () => {
  it('fail without a code, by which the library would wait for minutes', async () => {
    const { port } = starting.address() as AddressInfo;
    const pool = createQueuePool(
      `postgres://queue@127.0.0.1:${port}/board`,
      pino({ enabled: false }),
    );
    const error: unknown = await pool.connect().catch((reason: unknown) => reason);
    await pool.end();
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ cause: { code: '57P03' } });
    expect(error).not.toHaveProperty('code');
  });
});
