import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { createAvi, createMov, createMp4 } from '@nextshift/test-kit/files/videos';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';

interface Videos {
  readonly videos: string[];
  readonly details: { url: string; name: string; size: number; contentType: string }[];
}

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function path(seeker: { readonly id: string }): string {
  return `/userprofile/${seeker.id}/videos`;
}

function mp4(name = 'reel.mp4', size = 256): File {
  return asFile(createMp4(size), name, 'video/mp4');
}

interface Upload {
  readonly to?: { readonly id: string };
  readonly video?: File | string;
  readonly key?: string;
}

function upload(as: TestAccount, { to = as, video = mp4(), key }: Upload = {}) {
  return app.call('POST', `${path(to)}/upload`, {
    as,
    body: toFormData({ video }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

async function list(as: TestAccount): Promise<Videos> {
  return (await app.call('GET', path(as), { as })).json<Videos>();
}

function remove(as: TestAccount, url: string, from: { readonly id: string } = as) {
  return app.call('DELETE', `${path(from)}/${encodeURIComponent(url)}`, { as });
}

/** Counts files: stored ones, and those of unfinished uploads. */
async function countFiles(): Promise<{ rows: number; kept: number; incoming: number }> {
  const folder = join(app.platform.config.dataDir, 'uploads');
  const names = await readdir(folder).catch(() => []);
  const incoming = await readdir(join(folder, 'incoming')).catch(() => []);
  const rows = await app.database.selectFrom('files').select('id').execute();
  return {
    rows: rows.length,
    kept: names.filter((name) => name !== 'incoming').length,
    incoming: incoming.length,
  };
}

describe('POST /userprofile/{userId}/videos/upload', () => {
  it('adds a video, which its url serves, also by range', async () => {
    const seeker = await signUpSeeker(app);
    const response = await upload(seeker, { video: mp4('my reel.mp4', 5_000) });
    expect(response.statusCode).toBe(201);
    const { videos, details } = response.json<Videos>();
    expect(videos).toEqual([expect.stringMatching(/^\/files\/[\w-]{24}\.mp4$/)]);
    expect(details).toEqual([
      { url: videos[0], name: 'my reel.mp4', size: 5_000, contentType: 'video/mp4' },
    ]);
    expect(await list(seeker)).toEqual({ videos, details });

    const whole = await app.call('GET', videos[0] ?? '');
    expect(whole.rawPayload.equals(createMp4(5_000))).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await app.call('GET', videos[0] ?? '', { headers: { range: 'bytes=4-7' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('ftyp');
    expect((await countFiles()).incoming).toBe(0);
  });

  it.each([
    ['a QuickTime movie named .txt', asFile(createMov(), 'notes.txt', 'text/plain'), 'quicktime'],
    ['an AVI, which browsers do not play', asFile(createAvi(), 'a.avi', 'video/avi'), 'vnd.avi'],
  ])('detects the type by content: %s', async (_what, video, type) => {
    const seeker = await signUpSeeker(app);
    const response = await upload(seeker, { video });
    expect(response.statusCode).toBe(201);
    expect(response.json<Videos>().details).toMatchObject([{ contentType: `video/${type}` }]);
  });

  it('rejects other files, whatever their name, and stores nothing', async () => {
    const seeker = await signUpSeeker(app);
    const before = await countFiles();
    const page = '<!doctype html><script>alert(1)</script>';
    for (const content of [await createPng(), page]) {
      const response = await upload(seeker, { video: asFile(content, 'a.mp4', 'video/mp4') });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({
        code: 'unsupported_type',
        message: 'Please select a valid video file',
      });
    }
    expect(await countFiles()).toEqual(before);
    expect(await list(seeker)).toEqual({ videos: [], details: [] });
  });

  it.each([
    ['no video', toFormData({ other: 'x' })],
    ['an empty file', toFormData({ video: asFile('', '') })],
    ['a text in its place', toFormData({ video: '/etc/passwd' })],
    [
      'JSON that describes one',
      { video: { path: '/etc/passwd', name: 'a', size: 1, sha256: 'x' } },
    ],
  ])('requires a video: %s', async (_what, body) => {
    const seeker = await signUpSeeker(app);
    const response = await app.call('POST', `${path(seeker)}/upload`, { as: seeker, body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please select a valid video file' });
    expect((await countFiles()).incoming).toBe(0);
  });

  it('accepts one video at a time, and stores nothing of a form with two', async () => {
    const seeker = await signUpSeeker(app);
    const before = await countFiles();
    const body = toFormData({ video: mp4() });
    body.append('video', mp4('second.mp4'));
    const response = await app.call('POST', `${path(seeker)}/upload`, { as: seeker, body });
    expect(response.statusCode).toBe(413);
    expect(await countFiles()).toEqual(before);
  });

  it('has four positions; deleting a video frees its own', async () => {
    const seeker = await signUpSeeker(app);
    for (const name of ['1', '2', '3', '4']) await upload(seeker, { video: mp4(name) });
    const before = await countFiles();
    const fifth = await upload(seeker);
    expect(fifth.statusCode).toBe(409);
    expect(fifth.json()).toMatchObject({
      code: 'video_limit_reached',
      message: 'You can have up to 4 portfolio videos.',
    });
    expect(await countFiles()).toEqual(before);

    const { videos } = await list(seeker);
    await remove(seeker, videos[1] ?? '');
    expect((await upload(seeker, { video: mp4('new') })).statusCode).toBe(201);
    const { details } = await list(seeker);
    expect(details.map(({ name }) => name)).toEqual(['1', 'new', '3', '4']);
  });

  it('replays the response to a repeated upload, also when it took the last position', async () => {
    const seeker = await signUpSeeker(app);
    for (const name of ['1', '2', '3']) await upload(seeker, { video: mp4(name) });
    const last = { video: mp4('4'), key: 'last-place' };
    const first = await upload(seeker, last);
    expect(first.statusCode).toBe(201);
    const again = await upload(seeker, last);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    const other = await upload(seeker, { video: mp4('4', 300), key: 'last-place' });
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await list(seeker)).videos).toHaveLength(4);
    expect((await countFiles()).incoming).toBe(0);
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const before = await countFiles();
    const visitor = await app.call('POST', `${path(seeker)}/upload`, {
      body: toFormData({ video: mp4() }),
    });
    expect(visitor.statusCode).toBe(401);
    const employer = await signUpEmployer(app);
    expect((await upload(employer, { to: seeker })).statusCode).toBe(401);
    expect((await upload(other, { to: seeker })).statusCode).toBe(403);
    expect(await countFiles()).toEqual(before);
  });
});

describe('GET /userprofile/{userId}/videos', () => {
  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    expect((await app.call('GET', path(seeker))).statusCode).toBe(401);
    expect((await app.call('GET', path(seeker), { as: other })).statusCode).toBe(403);
    expect((await app.call('GET', '/api/userprofile/x/videos', { as: other })).statusCode).toBe(
      400,
    );
  });
});

describe('DELETE /userprofile/{userId}/videos/{encodedVideoUrl}', () => {
  it('deletes the video, and its file immediately', async () => {
    const seeker = await signUpSeeker(app);
    await upload(seeker);
    const { videos } = (await upload(seeker)).json<Videos>();
    const before = await countFiles();
    const response = await remove(seeker, videos[0] ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.json<Videos>().videos).toEqual([videos[1]]);
    expect((await app.call('GET', videos[0] ?? '')).statusCode).toBe(404);
    expect(await countFiles()).toEqual({
      ...before,
      rows: before.rows - 1,
      kept: before.kept - 1,
    });
    expect((await remove(seeker, videos[0] ?? '')).statusCode).toBe(404);
  });

  it('accepts only the URLs of one’s own videos, and never a path', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const [own = ''] = (await upload(seeker)).json<Videos>().videos;
    const [foreign = ''] = (await upload(other)).json<Videos>().videos;
    const before = await countFiles();
    const key = own.replace('/files/', '');
    for (const url of [
      foreign,
      key,
      `/files/../uploads/${key}`,
      `/files/..%2fuploads%2f${key}`,
      `../../${key}`,
      `https://evil.example${own}`,
      `/files/${key}?x`,
      '/etc/passwd',
    ]) {
      expect((await remove(seeker, url)).statusCode, url).toBe(404);
    }
    const encoded = await app.call('DELETE', `${path(seeker)}/%2e%2e%2f%2e%2e%2f${key}`, {
      as: seeker,
    });
    expect(encoded.statusCode).toBe(404);
    expect(await countFiles()).toEqual(before);
    expect((await list(seeker)).videos).toEqual([own]);
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const [own = ''] = (await upload(seeker)).json<Videos>().videos;
    expect((await remove(other, own, seeker)).statusCode).toBe(403);
    const visitor = await app.call('DELETE', `${path(seeker)}/${encodeURIComponent(own)}`);
    expect(visitor.statusCode).toBe(401);
    expect((await list(seeker)).videos).toEqual([own]);
  });
});
