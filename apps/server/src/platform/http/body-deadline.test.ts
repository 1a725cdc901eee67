import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { httpServerParts } from '../../../test/servers/http-server-parts.ts';
import type { BodyDeadlines } from './body-deadline.ts';
import { createHttpServer } from './http-server.ts';
import { createSessionCookie } from '../authentication/session-cookie.ts';

const log = captureLog();
const servers: FastifyInstance[] = [];
/** Cuts off bodies quickly, but never uploads. */
let lenientPort: number;
/** Cuts off uploads as well. */
let strictPort: number;

beforeAll(async () => {
  lenientPort = await serve({ whole: 100, stalled: 60_000, afterResponse: 60_000 });
  strictPort = await serve({ whole: 100, stalled: 100, afterResponse: 100 });
});

afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Starts a server with these deadlines, and returns its port. */
async function serve(deadlines: BodyDeadlines): Promise<number> {
  const parts = httpServerParts(log);
  const app = await createHttpServer(parts, createSessionCookie(parts.config), deadlines);
  servers.push(app);
  app.post('/echo', async (request) => request.body);
  app.post('/upload', { config: { takesFiles: true } }, async (request) => {
    const file = await request.file();
    return { size: (await file?.toBuffer())?.length };
  });
  app.post('/refusal', { config: { takesFiles: true } }, async (_request, reply) =>
    reply.status(409).send({ code: 'no' }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Sender {
  readonly socket: Socket;
  /** Everything received once the connection has ended. */
  readonly ended: Promise<string>;
  /** The first response. */
  readonly answered: Promise<string>;
}

/** Opens a connection and sends `text`, the start of a request. */
function send(port: number, text: string): Sender {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      resolve(received);
    });
  });
  const ended = new Promise<string>((resolve) => {
    // A reset connection counts as an end as well.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
  socket.write(text);
  return { socket, ended, answered };
}

function head(path: string, type: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nHost: nextshift.example\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

const FORM = 'multipart/form-data; boundary=line';
const HEAD = '--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const TAIL = '\r\n--line--\r\n';

/** Sends a text in pieces, one per interval in milliseconds. */
async function trickle(socket: Socket, pieces: readonly string[], everyMs: number): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

describe('a body', () => {
  it('that is no upload is cut off when it takes too long, progress or not', async () => {
    const { socket, ended } = send(lenientPort, head('/echo', 'application/json', 5_000));
    void trickle(socket, Array<string>(50).fill(' '), 20);
    await ended;
    expect(log.takeErrors()).toEqual([]);
  });

  it('of an upload may take longer than any other', async () => {
    const pieces = [HEAD, ...Array<string>(8).fill('x'.repeat(2_000)), TAIL];
    const { socket, answered } = send(lenientPort, head('/upload', FORM, pieces.join('').length));
    await trickle(socket, pieces, 20);
    expect(await answered).toContain('{"size":16000}');
    socket.destroy();
  });

  it.each([
    ['stops', []],
    ['continues byte by byte', Array<string>(100).fill('x')],
  ])('of an upload that %s is cut off', async (_what, pieces) => {
    const { socket, ended } = send(strictPort, head('/upload', FORM, 1_000_000) + HEAD);
    void trickle(socket, pieces, 10);
    await ended;
    expect(log.takeErrors()).toEqual([]);
  });

  it('that is refused before its end is drained for a while, so that the response arrives', async () => {
    const { socket, answered, ended } = send(strictPort, head('/refusal', FORM, 5_000_000));
    expect(await answered).toMatch(/^HTTP\/1\.1 409/);
    socket.write('x'.repeat(1_000_000));
    expect(await ended).toMatch(/^HTTP\/1\.1 409/);
  });

  it('that is refused and sent completely leaves the connection usable for the next request', async () => {
    const { socket, answered } = send(lenientPort, head('/refusal', FORM, 1_000_000));
    await answered;
    const next = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    });
    socket.write(`${'x'.repeat(1_000_000)}${head('/echo', 'application/json', 2)}{}`);
    expect(await next).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  });
});
