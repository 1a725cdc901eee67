import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => app.close());

/** Sends bytes and reads the response until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => (received += chunk.toString('utf8')));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

describe('an invalid HTTP request', () => {
  it.each([
    ['an invalid request line', 400, 'malformed_request', 'BREW /pot\r\n\r\n'],
    [
      'two framings',
      400,
      'malformed_request',
      'POST /user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'endless headers',
      431,
      'too_large',
      `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: aaaaaaaa\r\n'.repeat(2_000)}\r\n`,
    ],
  ])('gets a response like any other error: %s', async (_what, status, code, text) => {
    const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
    const response = JSON.parse(body) as { requestId: string };
    expect(response).toEqual({
      code,
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(head).toContain(`x-request-id: ${response.requestId}`);
  });
});

describe('a target', () => {
  it.each([
    ['a target that is an absolute URL', 'GET http://evil.example/api/jobs/searchjobs', 'Host: a'],
    ['a target without a slash', 'GET api/jobs/searchjobs', 'Host: a'],
    ['an asterisk for anything but OPTIONS', 'GET *', 'Host: a'],
    ['two hosts', 'GET /api/jobs/searchjobs', 'Host: a\r\nHOST: evil.example'],
    ['the same host twice', 'GET /api/jobs/searchjobs', 'Host: a\r\nHost: a'],
  ])('with an ambiguous host is refused: %s', async (_what, target, hosts) => {
    const [head = '', body = ''] = (await exchange(`${target} HTTP/1.1\r\n${hosts}\r\n\r\n`)).split(
      '\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).not.toMatch(/evil|^link:/im);
    expect(JSON.parse(body)).toMatchObject({ code: 'malformed_request' });
  });

  it.each([
    [8_000, 200],
    [8_001, 414],
  ])('has a maximum length: a URL of %i characters gets %i', async (length, status) => {
    const path = '/api/jobs/searchjobs?limit=1&a=';
    const target = path + 'a'.repeat(length - path.length);
    const response = await exchange(
      `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    if (status === 414) expect(response).toContain('"code":"too_large"');
  });

  it('never gets links to another origin', async () => {
    const ask = (target: string) =>
      exchange(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await ask('/api/jobs/searchjobs?limit=1')).toMatch(/^HTTP\/1\.1 200 /);
    const [head] = (await ask('//evil.example/api/jobs/searchjobs?limit=1')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
    expect(head).not.toMatch(/^link:/im);
  });
});

describe('OPTIONS', () => {
  it('may address the whole server', async () => {
    const response = await exchange('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(response).not.toMatch(/^HTTP\/1\.1 400 /);
  });

  it('without preflight headers gets a response, and allows no origin', async () => {
    const response = await app.call('OPTIONS', '/user/login');
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});
