import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

const MEBIBYTE = 1024 * 1024;
/** The limit of /employer/signup: a logo of 5 MB, and 1 MB for the rest. */
const BODY_LIMIT = 6 * MEBIBYTE;
/** A generous bound on what the kernel may buffer after the server has stopped reading. */
const BUFFERED_MAX = 16 * MEBIBYTE;

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => app.close());

const PIECE = Buffer.alloc(64 * 1024, 'x');

/** Sends an endless body, and returns how much of it was accepted and the response. */
async function sendEndlessly(beginning: string) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (bytes) => (response += bytes.toString('latin1')));
  // A reset connection counts as an end as well.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(
    'POST /employer/signup HTTP/1.1\r\nHost: nextshift.example\r\n' +
      'Content-Type: multipart/form-data; boundary=line\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const sendChunk = (bytes: Buffer) =>
    socket.write(
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    );
  sendChunk(Buffer.from(beginning));
  let sent = 0;
  while (!socket.destroyed && sent < BODY_LIMIT + BUFFERED_MAX) {
    sent += PIECE.length;
    if (!sendChunk(PIECE)) {
      await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    }
  }
  if (sent < BODY_LIMIT + BUFFERED_MAX) await closed;
  socket.destroy();
  return { sent, response };
}

async function countEmployers(): Promise<number> {
  return (await app.database.selectFrom('employers').select('id').execute()).length;
}

describe('an endless multipart body', () => {
  it.each([
    [
      'in an unexpected file',
      '--line\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\n',
    ],
    ['before its first part', 'no boundary here'],
    [
      'in a text',
      '--line\r\nContent-Disposition: form-data; name="companyName"\r\n\r\nCopper Kettle',
    ],
    ['in the headers of a part', '--line\r\nContent-Disposition: form-data; name="'],
  ])('%s is cut off', async (_where, beginning) => {
    const { sent, response } = await sendEndlessly(beginning);
    expect(sent).toBeLessThan(BODY_LIMIT + BUFFERED_MAX);
    expect(response).not.toMatch(/^HTTP\/1\.1 [25]/);
    expect(await countEmployers()).toBe(0);
    expect((await app.call('GET', '/readyz')).statusCode).toBe(200);
  });
});

describe('a multipart body whose declared length is too long', () => {
  it('is refused before it is read', async () => {
    const response = await app.api.signUpEmployer({
      headers: {
        'content-type': 'multipart/form-data; boundary=line',
        'content-length': String(BODY_LIMIT + 1),
      },
      body: '--line--\r\n',
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      code: 'too_large',
      message: 'File size must be less than 5MB',
    });
  });
});
