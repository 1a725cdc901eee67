import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDataDir } from '../../test/make-data-dir.ts';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, newStorageKey } from './file-store.ts';

/** What the bucket holds, by path. */
const objects = new Map<string, Buffer>();
let bucket: Server;
let dataDir: string;
let files: FileStore;

/** As much of S3 as the store speaks. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const body = await buffer(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.statusCode = 403;
  else if (request.method === 'PUT') objects.set(path, body);
  else if (request.method === 'DELETE') objects.delete(path);
  else {
    const found = objects.get(path);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    response.statusCode = found ? (start ? 206 : 200) : 404;
    response.end(start ? found?.subarray(Number(start), Number(end) + 1) : found);
    return;
  }
  response.end();
}

beforeAll(async () => {
  // Its word on the versions of Node is for those who run it.
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  bucket = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const address = bucket.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  dataDir = await makeDataDir();
  files = await createFileStore({
    dataDir,
    s3: {
      bucket: 'nextshift',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    },
  });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
  await new Promise((resolve) => {
    bucket.close(resolve);
    bucket.closeAllConnections();
  });
});

async function read(key: string, range?: { start: number; end: number }): Promise<string> {
  return (await buffer(await files.read(key, range))).toString();
}

describe('files in a bucket', () => {
  it('are put, read whole or in part, and removed', async () => {
    const key = newStorageKey('webp');
    await files.put(key, Buffer.from('bytes'));
    expect(objects.get(`/nextshift/${key}`)?.toString()).toBe('bytes');
    expect(await read(key)).toBe('bytes');
    expect(await read(key, { start: 1, end: 3 })).toBe('yte');
    await files.remove(key);
    expect(objects.size).toBe(0);
    await expect(files.read(key)).rejects.toThrow();
  });

  it('may be large: they come from the disk as they are', async () => {
    const key = newStorageKey('mp4');
    const bytes = Buffer.alloc(3_000_000, 'video');
    const path = join(dataDir, 'incoming');
    await writeFile(path, bytes);
    await files.putFile(key, path);
    const kept = objects.get(`/nextshift/${key}`) ?? Buffer.alloc(0);
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(kept)).toBe(hash(bytes));
    await files.remove(key);
  });
});
