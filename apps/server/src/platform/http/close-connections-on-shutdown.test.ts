import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeConnectionsOnShutdown } from './close-connections-on-shutdown.ts';

/** Longer than a test may take: anything that ends earlier has not waited for it. */
const PATIENT_MS = 60_000;

let app: FastifyInstance;
/** Lets the pending request complete. */
let respond: () => void;
/** Settles when that request has arrived. */
let arrived: Promise<void>;

beforeEach(() => {
  app = fastify();
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  arrived = new Promise((resolve) => {
    app.get('/', async () => {
      resolve();
      await mayRespond;
      return 'done';
    });
  });
});

afterEach(() => app.close());

async function listen(finishWithinMs: number): Promise<number> {
  closeConnectionsOnShutdown(app, finishWithinMs);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

describe('a server that closes', () => {
  it('closes a connection that was never used', async () => {
    const port = await listen(PATIENT_MS);
    const socket = connect(port, '127.0.0.1').resume();
    await once(app.server, 'connection');
    await Promise.all([once(socket, 'close'), app.close()]);
  });

  it('responds to the request in flight, then closes its kept-alive connection', async () => {
    const port = await listen(PATIENT_MS);
    const agent = new Agent({ keepAlive: true });
    const request = get({ port, host: '127.0.0.1', agent });
    await arrived;
    const closed = app.close();
    respond();
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    expect(await text(response)).toBe('done');
    await closed;
    agent.destroy();
  });

  it('closes connections of requests that take too long', async () => {
    const port = await listen(50);
    const request = get({ port, host: '127.0.0.1' });
    const failed = once(request, 'error');
    await arrived;
    await app.close();
    await failed;
    respond();
  });
});
