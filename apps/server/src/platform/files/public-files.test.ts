import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newStorageKey } from './file-store.ts';
import { newId } from '../database/new-id.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function store(visibility: 'public' | 'private'): Promise<string> {
  const key = newStorageKey('webp');
  await app.database
    .insertInto('files')
    .values({
      id: newId(),
      storage_key: key,
      visibility,
      content_type: 'image/webp',
      byte_size: 5,
    })
    .execute();
  await app.platform.files.put(key, Buffer.from('bytes'));
  return key;
}

describe('GET /files/{key}', () => {
  it('serves a public file', async () => {
    const response = await app.call('GET', `/files/${await store('public')}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('bytes');
  });

  it('does not find a private one', async () => {
    const response = await app.call('GET', `/files/${await store('private')}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['nothing.webp', '..%2f..%2fsecret-key', '%2e%2e%2fsecret-key', 'a%00.webp'])(
    'does not find %s',
    async (key) => {
      const response = await app.call('GET', `/files/${key}`);
      expect([400, 404]).toContain(response.statusCode);
    },
  );

  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { range: 'bytes=1-2' }],
    ['HEAD', { range: 'bytes=1-2' }],
  ] as const)('does not find one whose bytes are missing: %s %j', async (method, headers) => {
    const key = await store('public');
    await rm(join(app.platform.config.dataDir, 'uploads', key));
    const response = await app.call(method, `/files/${key}`, { headers });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).not.toBe(`"${key}"`);
    if (method === 'GET') expect(response.json()).toMatchObject({ code: 'not_found' });
    expect(response.body).not.toContain(key);
    // The operator is notified.
    expect(app.log.takeErrors()).toHaveLength(1);
    expect((await app.call('GET', '/healthz')).statusCode).toBe(200);
  });
});

describe('a part of a file', () => {
  const CONTENT = 'bytes';
  let url: string;

  beforeAll(async () => {
    url = `/files/${await store('public')}`;
  });

  function get(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
    return app.call(method, url, { headers });
  }

  it.each([
    ['bytes=0-1', 'by', 'bytes 0-1/5'],
    ['bytes=2-', 'tes', 'bytes 2-4/5'],
    ['bytes=-2', 'es', 'bytes 3-4/5'],
    ['bytes=3-400', 'es', 'bytes 3-4/5'],
    ['bytes=0-1,1-3', 'byte', 'bytes 0-3/5'],
  ])('is sent for %s', async (range, part, contentRange) => {
    const response = await get({ range });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe(part);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['bytes=5-', 'bytes=90-100', 'bytes=-0'])(
    'is refused if it is outside the file: %s',
    async (range) => {
      const response = await get({ range });
      expect(response.statusCode).toBe(416);
      expect(response.headers['content-range']).toBe('bytes */5');
      expect(response.body).toBe('');
    },
  );

  it.each(['lines=0-1', 'nonsense', 'bytes=0-0,3-4'])('is the whole file for %s', async (range) => {
    const response = await get({ range });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(CONTENT);
  });

  it('is sent only if the client has the same version', async () => {
    const whole = await get({});
    const etag = String(whole.headers.etag);
    const range = 'bytes=0-0';
    expect((await get({ range, 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Fri, 20 Nov 2026 12:00:00 GMT']) {
      const response = await get({ range, 'if-range': other });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(CONTENT);
    }
    const known = await get({ 'if-none-match': `"x", W/${etag}` });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
  });

  it('is described by HEAD without being sent', async () => {
    const whole = await get({}, 'HEAD');
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-length': '5', 'content-type': 'image/webp' });
    expect(whole.body).toBe('');
    const part = await get({ range: 'bytes=1-2' }, 'HEAD');
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-length': '2', 'content-range': 'bytes 1-2/5' });
  });
});
