import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { signUpSeeker, type TestAccount } from '../../../../test/database/insert-accounts.ts';

const MEBIBYTE = 1024 * 1024;

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await createTestApp();
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

function filesIn(folder: string): Promise<string[]> {
  return readdir(join(app.platform.config.dataDir, 'uploads', folder)).catch(() => []);
}

async function countStored(): Promise<number> {
  return (await filesIn('')).filter((name) => name !== 'incoming').length;
}

async function countVideos({ id }: TestAccount): Promise<number> {
  const rows = await app.database
    .selectFrom('portfolio_videos')
    .select('id')
    .where('seeker_id', '=', id)
    .execute();
  return rows.length;
}

async function countFileRows(): Promise<number> {
  return (await app.database.selectFrom('files').select('id').execute()).length;
}

/** A form with one MP4 of `size` bytes, generated while it is sent. */
function* formWithVideo(size: number): Generator<Buffer> {
  yield Buffer.from(
    '--line\r\nContent-Disposition: form-data; name="video"; filename="big.mp4"\r\n\r\n',
  );
  const chunk = createMp4(MEBIBYTE);
  for (let left = size; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
  yield Buffer.from('\r\n--line--\r\n');
}

/** Starts an upload over a socket. */
function startUpload(as: TestAccount) {
  return request(`${address}/userprofile/${as.id}/videos/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'multipart/form-data; boundary=line',
    },
  });
}

async function uploadOf(as: TestAccount, size: number): Promise<{ status: number; body: string }> {
  const call = startUpload(as);
  const received = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.setEncoding('utf8');
      response
        .toArray()
        .then((chunks: string[]) =>
          resolve({ status: response.statusCode ?? 0, body: chunks.join('') }),
        )
        .catch(reject);
    });
  });
  const sent = pipeline(Readable.from(formWithVideo(size)), call);
  const result = await received;
  // A rejection arrives before the whole body is sent; the rest need not be.
  call.destroy();
  await sent.catch(() => undefined);
  return result;
}

describe('a video over a socket', () => {
  it('of 100 MB is accepted', async () => {
    const seeker = await signUpSeeker(app);
    const { status, body } = await uploadOf(seeker, 100 * MEBIBYTE);
    expect(status).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ details: [{ size: 100 * MEBIBYTE }] });
    expect(await filesIn('incoming')).toEqual([]);
  });

  it.each([
    ['a byte', 1],
    ['much', 30 * MEBIBYTE],
  ])('of %s more than 100 MB is rejected, and nothing of it is stored', async (_what, more) => {
    const seeker = await signUpSeeker(app);
    const stored = await countStored();
    const rows = await countFileRows();
    const { status, body } = await uploadOf(seeker, 100 * MEBIBYTE + more);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({
      code: 'too_large',
      message: 'File size must be less than 100MB',
    });
    expect(await filesIn('incoming')).toEqual([]);
    expect([await countStored(), await countFileRows()]).toEqual([stored, rows]);
  });

  it('leaves no temporary file next to a text or another video of the same name', async () => {
    const seeker = await signUpSeeker(app);
    const video = () => asFile(createMp4(), 'a.mp4', 'video/mp4');
    for (const [second, status] of [
      ['only words', 201],
      [video(), 413],
    ] as const) {
      const body = new FormData();
      body.append('video', video());
      body.append('video', second);
      expect((await app.api.uploadVideo({ userId: seeker.id, as: seeker, body })).statusCode).toBe(
        status,
      );
      expect(await filesIn('incoming')).toEqual([]);
    }
  });

  it('is rejected when the session ended during the upload', async () => {
    const seeker = await signUpSeeker(app);
    const call = startUpload(seeker);
    const status = new Promise((resolve) => {
      call.on('response', (response) => resolve(response.statusCode));
    });
    const parts = [...formWithVideo(6 * MEBIBYTE)];
    for (const part of parts.slice(0, 4)) call.write(part);
    await vi.waitFor(async () => expect(await filesIn('incoming')).toHaveLength(1), 10_000);
    await app.api.logOutSeeker({ as: seeker });
    for (const part of parts.slice(4)) call.write(part);
    call.end();
    expect(await status).toBe(401);
    expect(await filesIn('incoming')).toEqual([]);
    expect(await countVideos(seeker)).toBe(0);
  });

  it('that declares an excessive length is not read at all', async () => {
    const seeker = await signUpSeeker(app);
    const call = startUpload(seeker);
    call.setHeader('content-length', 150 * MEBIBYTE);
    const status = new Promise((resolve) => {
      call.on('response', (response) => resolve(response.statusCode));
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    expect(await status).toBe(413);
    call.destroy();
  });

  it('whose sender disconnects leaves neither file nor row', async () => {
    const seeker = await signUpSeeker(app);
    const rows = await countFileRows();
    const call = startUpload(seeker);
    call.on('error', () => undefined);
    const chunks = formWithVideo(10 * MEBIBYTE);
    for (let sent = 0; sent < 4; sent += 1) call.write(chunks.next().value);
    await vi.waitFor(async () => expect(await filesIn('incoming')).toHaveLength(1), 10_000);
    call.destroy();
    await vi.waitFor(async () => expect(await filesIn('incoming')).toEqual([]), 10_000);
    expect(await countVideos(seeker)).toBe(0);
    expect(await countFileRows()).toBe(rows);
  });

  it('is rejected as a fifth, even before it is read', async () => {
    const seeker = await signUpSeeker(app);
    for (let place = 1; place <= 4; place += 1) await uploadOf(seeker, 1_000);
    const call = startUpload(seeker);
    const status = new Promise((resolve) => {
      call.on('response', (response) => resolve(response.statusCode));
    });
    call.on('error', () => undefined);
    // The response arrives though the body is never sent.
    call.flushHeaders();
    expect(await status).toBe(409);
    call.destroy();
  });
});

describe.each([1, 2, 3])('ten concurrent videos, round %d', () => {
  it('fill the four positions; the others store nothing', async () => {
    const seeker = await signUpSeeker(app);
    const stored = await countStored();
    const rows = await countFileRows();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const response = await fetch(`${address}/userprofile/${seeker.id}/videos/upload`, {
          method: 'POST',
          headers: { authorization: `Bearer ${seeker.token}`, 'idempotency-key': randomUUID() },
          body: toFormData({
            video: asFile(createMp4(50_000 + index), `${index}.mp4`, 'video/mp4'),
          }),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409, 409]);
    expect(await countVideos(seeker)).toBe(4);
    expect([await countStored(), await countFileRows()]).toEqual([stored + 4, rows + 4]);
    expect(await filesIn('incoming')).toEqual([]);
  });
});
