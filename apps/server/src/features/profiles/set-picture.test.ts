import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asFile, createPixelBomb, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { signUpSeeker, type TestAccount } from '../../../test/database/insert-accounts.ts';
import { MINUTE_MS } from '../../../test/test-clock.ts';
import { cleanUp } from '../../platform/database/clean-up.ts';

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

async function countFiles(): Promise<number> {
  return (await app.database.selectFrom('files').select('id').execute()).length;
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
    await cleanUp(app.platform);
    expect((await app.call('GET', first)).statusCode).toBe(404);
    expect((await app.call('GET', second.profileImage)).statusCode).toBe(200);
  });

  it('rejects other files, and stores nothing', async () => {
    const seeker = await signUpSeeker(app);
    const before = await countFiles();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [svg, '<!doctype html>', createPixelBomb()]) {
      const response = await send(seeker, asFile(content, 'a.png'), method);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ message: NOT_A_PICTURE });
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
