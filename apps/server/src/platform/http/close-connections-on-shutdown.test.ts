import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeConnectionsOnShutdown } from './close-connections-on-shutdown.ts';

/** Longer than a test may take: what ends before has not waited for it. */
const PATIENT_MS = 60_000;

let app: FastifyInstance;
/** Lets the request that waits be answered. */
let answer: () => void;
/** Settles when that request has arrived. */
let arrived: Promise<void>;

beforeEach(() => {
  app = fastify();
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  arrived = new Promise((resolve) => {
    app.get('/', async () => {
      resolve();
      await mayAnswer;
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
  it('hangs up on a connection that was never used', async () => {
    const port = await listen(PATIENT_MS);
    const socket = connect(port, '127.0.0.1').resume();
    await once(app.server, 'connection');
    await Promise.all([once(socket, 'close'), app.close()]);
  });

  it('answers what is under way, and then hangs up on a client who would keep the connection', async () => {
    const port = await listen(PATIENT_MS);
    const agent = new Agent({ keepAlive: true });
    const request = get({ port, host: '127.0.0.1', agent });
    await arrived;
    const closed = app.close();
    answer();
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    expect(await text(response)).toBe('done');
    await closed;
    agent.destroy();
  });

  it('hangs up on what takes too long', async () => {
    const port = await listen(50);
    const request = get({ port, host: '127.0.0.1' });
    const failed = once(request, 'error');
    await arrived;
    await app.close();
    await failed;
    answer();
  });
});
