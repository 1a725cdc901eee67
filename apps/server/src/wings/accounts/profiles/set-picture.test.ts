import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@nextshift/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  asFile,
  createPhoto,
  createPixelBomb,
  createPng,
  toFormData,
} from '@nextshift/test-kit/files/pictures';
import { signUpSeeker, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

const MEBIBYTE = 1024 * 1024;
const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.';

interface Answer {
  readonly profileImage: string;
  readonly updatedProfile: { profileImage: string; bio: string } | null;
}

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function send(as: TestAccount, file: File | string, method: 'POST' | 'PUT' = 'POST', to = as.id) {
  return app.call(method, `/userprofile/picture/${to}`, { as, body: toFormData({ file }) });
}

async function listKeys(): Promise<string[]> {
  const rows = await app.database.selectFrom('files').select('storage_key').execute();
  return rows.map((row) => row.storage_key);
}

async function countFiles(): Promise<number> {
  return (await listKeys()).length;
}

describe.each(['POST', 'PUT'] as const)('%s /userprofile/picture/{userId}', (method) => {
  it('sets the picture, re-encoded, before there is a profile', async () => {
    const seeker = await signUpSeeker(app);
    const png = await createPng({ width: 2_000, height: 500 });
    const response = await send(seeker, asFile(png, 'resume.pdf', 'application/pdf'), method);
    expect(response.statusCode).toBe(200);
    const { profileImage, updatedProfile } = response.json<Answer>();
    expect(updatedProfile).toBeNull();
    expect(profileImage).toMatch(/^\/files\/[\w-]{24}\.webp$/);
    const picture = await app.call('GET', profileImage);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1_024,
      height: 256,
    });
  });

  it('serves it in the width and format that a page asks for, under the same address', async () => {
    const seeker = await signUpSeeker(app);
    const { profileImage } = (
      await send(seeker, asFile(await createPhoto(), 'a.png'), method)
    ).json<Answer>();
    const ask = (query: string, accept: string) =>
      app.call('GET', profileImage + query, { headers: { accept } });
    const modern = await ask('?w=320', 'image/avif,image/webp,*/*');
    expect(modern.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': String(modern.rawPayload.length),
      vary: expect.stringContaining('Accept'),
    });
    expect(await sharp(modern.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 });
    const older = await ask('?w=320', 'image/webp,*/*');
    expect(older.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(await sharp(older.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(older.headers.etag).not.toBe(modern.headers.etag);
    const known = { accept: 'image/avif', 'if-none-match': String(modern.headers.etag) };
    const unchanged = await app.call('GET', `${profileImage}?w=320`, { headers: known });
    expect(unchanged.statusCode).toBe(304);
    for (const query of ['', '?w=1024', '?w=7', '?w=320&w=640', '?w=320.0']) {
      const whole = await ask(query, 'image/webp,*/*');
      expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 1_024 });
    }
  });

  it('shows the keys of its variants nowhere, and serves nothing at them', async () => {
    const seeker = await signUpSeeker(app);
    const { profileImage } = (
      await send(seeker, asFile(await createPhoto(), 'a.png'), method)
    ).json<Answer>();
    const variants = await app.database
      .selectFrom('files as variant')
      .innerJoin('files as whole', 'whole.id', 'variant.variant_of')
      .where('whole.storage_key', '=', profileImage.slice('/files/'.length))
      .select('variant.storage_key as key')
      .execute();
    expect(variants).toHaveLength(5);
    const shown = await app.call('GET', `${profileImage}?w=640`, {
      headers: { accept: 'image/avif' },
    });
    for (const { key } of variants) {
      expect(JSON.stringify(shown.headers)).not.toContain(key);
      expect((await app.call('GET', `/files/${key}`)).statusCode).toBe(404);
    }
  });

  it('replaces the picture; the previous one is cleaned up', async () => {
    const seeker = await signUpSeeker(app, { profile: { bio: 'Hello.' } });
    const file = asFile(await createPng(), 'a.png');
    const first = (await send(seeker, file, method)).json<Answer>().profileImage;
    const second = (await send(seeker, file, method)).json<Answer>();
    expect(second.updatedProfile).toMatchObject({
      profileImage: second.profileImage,
      bio: 'Hello.',
    });
    expect(second.profileImage).not.toBe(first);
    app.clock.advance(5 * MINUTE_MS);
    await cleanUp.run(app.platform);
    expect((await app.call('GET', first)).statusCode).toBe(404);
    expect((await app.call('GET', second.profileImage)).statusCode).toBe(200);
  });

  it('leaves nothing of a replaced picture, in no width', async () => {
    const seeker = await signUpSeeker(app);
    const replace = async (picture: Buffer) => {
      await send(seeker, asFile(picture, 'a.png'), method);
      return (await listKeys()).filter((key) => !before.includes(key));
    };
    const before = await listKeys();
    const first = await replace(await createPhoto());
    expect(first.length).toBeGreaterThan(3);
    await replace(await createPng());
    app.clock.advance(5 * MINUTE_MS);
    await cleanUp.run(app.platform);
    const left = await listKeys();
    for (const key of first) {
      expect(left).not.toContain(key);
      expect(existsSync(join(app.platform.config.dataDir, 'uploads', key))).toBe(false);
    }
  });

  it('rejects other files, and stores nothing', async () => {
    const seeker = await signUpSeeker(app);
    const before = await countFiles();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const tooLarge: unknown = expect.stringMatching(/^This picture is too large: /);
    for (const [content, message] of [
      [svg, NOT_A_PICTURE],
      ['<!doctype html>', NOT_A_PICTURE],
      [createPixelBomb(), tooLarge],
    ] as const) {
      const response = await send(seeker, asFile(content, 'a.png'), method);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ message });
    }
    expect(await countFiles()).toBe(before);
  });

  it('rejects one of more than 5 MB', async () => {
    const seeker = await signUpSeeker(app);
    const file = asFile(Buffer.alloc(5 * MEBIBYTE + 1), 'a.png');
    const response = await send(seeker, file, method);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ message: 'File size must be less than 5MB' });
  });

  it('requires a file', async () => {
    const seeker = await signUpSeeker(app);
    for (const file of ['', 'a text', asFile('', '')]) {
      const response = await send(seeker, file, method);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'Please choose a picture.' });
    }
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    const before = await countFiles();
    const file = asFile(await createPng(), 'a.png');
    const response = await send(await signUpSeeker(app), file, method, seeker.id);
    expect(response.statusCode).toBe(403);
    expect(await countFiles()).toBe(before);
  });
});
