import { MINUTE_MS } from '@nextshift/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPixelBomb, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function send(employer: TestAccount, as: TestAccount | undefined, logo?: File | string) {
  const file = logo ?? asFile(await createPng({ width: 2_000, height: 500 }), 'logo.png');
  const body = toFormData({ logo: file });
  return app.api.updateEmployerLogo({ employerId: employer.id, as, body });
}

async function logoOf(employer: TestAccount) {
  const response = await app.api.getEmployer({ employerId: employer.id });
  return response.json<{ logo: string | null }>().logo;
}

describe('PUT /employer/updateLogo/{employerId}', () => {
  it('re-encodes the picture as the logo', async () => {
    const employer = await signUpEmployer(app);
    const response = await send(employer, employer);
    expect(response.statusCode, response.body).toBe(200);
    const { logo } = response.json<{ employer: { logo: string } }>().employer;
    expect(await logoOf(employer)).toBe(logo);
    const served = await app.call('GET', logo);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 256,
    });
  });

  it('leaves the previous logo to the clean-up', async () => {
    const employer = await signUpEmployer(app);
    await send(employer, employer);
    const before = (await logoOf(employer)) ?? '';
    await send(employer, employer);
    app.clock.advance(4 * MINUTE_MS);
    await cleanUp.run(app.platform);
    expect((await app.call('GET', before)).statusCode).toBe(404);
    expect((await app.call('GET', (await logoOf(employer)) ?? '')).statusCode).toBe(200);
  });

  it('rejects other files, and keeps the logo', async () => {
    const employer = await signUpEmployer(app);
    await send(employer, employer);
    const before = await logoOf(employer);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const statuses = [
      await send(employer, employer, asFile(svg, 'logo.png')),
      await send(employer, employer, asFile(createPixelBomb(), 'logo.png')),
      await send(employer, employer, asFile(Buffer.alloc(5 * 1024 * 1024 + 1), 'logo.png')),
      await send(employer, employer, 'https://evil.example/logo.png'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([415, 415, 413, 400]);
    expect(await logoOf(employer)).toBe(before);
  });

  it('requires a file', async () => {
    const employer = await signUpEmployer(app);
    const response = await app.api.updateEmployerLogo({
      employerId: employer.id,
      as: employer,
      body: {},
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please choose a logo.' });
  });

  it('is for the employer itself only', async () => {
    const employer = await signUpEmployer(app);
    expect((await send(employer, undefined)).statusCode).toBe(401);
    expect((await send(employer, await signUpSeeker(app))).statusCode).toBe(401);
    expect((await send(employer, await signUpEmployer(app))).statusCode).toBe(403);
    expect(await logoOf(employer)).toBeNull();
  });
});
