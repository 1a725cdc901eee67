import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../../../test/files/fake-bucket.ts';
import { makeDataDir } from '../../../test/make-data-dir.ts';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, newStorageKey } from './file-store.ts';

let bucket: FakeBucket;
let dataDir: string;
let files: FileStore;

function openStore(publicEndpoint?: string): Promise<FileStore> {
  return createFileStore({
    dataDir,
    s3: {
      bucket: 'nextshift',
      region: 'us-east-1',
      endpoint: bucket.endpoint,
      publicEndpoint,
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    },
  });
}

beforeAll(async () => {
  // The SDK's warning about Node versions is for operators.
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  bucket = await startFakeBucket();
  dataDir = await makeDataDir();
  files = await openStore();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
  await bucket.close();
});

async function read(key: string, range?: { start: number; end: number }): Promise<string> {
  return (await buffer(await files.read(key, range))).toString();
}

describe('a file in a bucket', () => {
  it('is stored, read whole or in part, and removed', async () => {
    const key = newStorageKey('webp');
    await files.put(key, Buffer.from('bytes'));
    expect(bucket.objects.get(`/nextshift/${key}`)?.toString()).toBe('bytes');
    expect(await read(key)).toBe('bytes');
    expect(await read(key, { start: 1, end: 3 })).toBe('yte');
    await files.remove(key);
    expect(bucket.objects.size).toBe(0);
    await expect(files.read(key)).rejects.toThrow();
  });

  it('may be large: it is streamed from disk unchanged', async () => {
    const key = newStorageKey('mp4');
    const bytes = Buffer.alloc(3_000_000, 'video');
    const path = join(dataDir, 'incoming');
    await writeFile(path, bytes);
    await files.putFile(key, path);
    const kept = bucket.objects.get(`/nextshift/${key}`) ?? Buffer.alloc(0);
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(kept)).toBe(hash(bytes));
    await files.remove(key);
  });

  it('has no address, unless browsers can reach the bucket', async () => {
    expect(files.address).toBeUndefined();
    const { address } = await openStore('https://files.nextshift.example');
    const saved = { contentType: 'application/pdf', disposition: 'attachment; filename="cv.pdf"' };
    const { origin, pathname, searchParams } = new URL((await address?.('a-key.pdf', saved)) ?? '');
    expect(`${origin}${pathname}`).toBe('https://files.nextshift.example/nextshift/a-key.pdf');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      'X-Amz-Expires': '60',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'response-content-type': 'application/pdf',
      'response-content-disposition': 'attachment; filename="cv.pdf"',
      'response-cache-control': 'private, no-store',
    });
  });
});
