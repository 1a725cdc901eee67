import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStorageKey } from './file-store.ts';
import { newId } from './new-id.ts';

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

  it('does not know a private one', async () => {
    const response = await app.call('GET', `/files/${await store('private')}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['nothing.webp', '..%2f..%2fsecret-key', '%2e%2e%2fsecret-key', 'a%00.webp'])(
    'does not know %s',
    async (key) => {
      const response = await app.call('GET', `/files/${key}`);
      expect([400, 404]).toContain(response.statusCode);
    },
  );

  it('tells nothing of the disk where the bytes have been lost, and goes on', async () => {
    const key = await store('public');
    await rm(join(app.platform.config.dataDir, 'uploads', key));
    const response = await app.call('GET', `/files/${key}`);
    expect(response.statusCode).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ code: 'internal' });
    expect(response.body).not.toContain(key);
    expect(app.log.takeErrors()).toHaveLength(1);
    expect((await app.call('GET', '/healthz')).statusCode).toBe(200);
  });
});
