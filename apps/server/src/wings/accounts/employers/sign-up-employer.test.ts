import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { anEmail } from '../../../../test/unique.ts';

const MEBIBYTE = 1024 * 1024;

let app: TestApp;
let logo: File;

beforeAll(async () => {
  app = await createTestApp();
  logo = asFile(await createPng(), 'logo.png');
});

afterAll(() => app.close());

function fields(change: Record<string, string | File> = {}): Record<string, string | File> {
  return {
    companyName: 'Copper Kettle',
    email: anEmail(),
    password: 'Sunflower!',
    confirmPassword: 'Sunflower!',
    address: '12 Mill Street',
    city: 'Raleigh',
    state: 'nc',
    phone: '(919) 555-0100',
    logo,
    ...change,
  };
}

function signUp(change: Record<string, string | File> = {}) {
  return app.api.signUpEmployer({ body: toFormData(fields(change)) });
}

interface Signup {
  readonly employer: { readonly id: string; readonly logo: string };
}

async function countFiles(): Promise<number> {
  return (await app.database.selectFrom('files').select('id').execute()).length;
}

describe('POST /employer/signup', () => {
  it('registers a company without signing it in', async () => {
    const email = anEmail();
    const response = await signUp({
      email,
      website: 'https://copper-kettle.example',
      taxNumber: '12-3456789',
    });
    expect(response.statusCode).toBe(201);
    const { employer } = response.json<Signup>();
    expect(response.json()).toEqual({
      employer: {
        id: employer.id,
        logo: expect.stringMatching(/^\/files\/[\w-]{24}\.webp$/),
        companyName: 'Copper Kettle',
        email,
        emailConfirmed: false,
        pendingEmail: null,
        contactEmail: email,
        city: 'Raleigh',
        state: 'NC',
        address: '12 Mill Street',
        phoneNumber: '9195550100',
        responsiveness: null,
        verified: false,
        verifiedBy: null,
        verifiedAt: null,
        verification: 'new',
        moderationReasons: [],
        website: 'https://copper-kettle.example',
        description: null,
        taxNumberLastFour: '6789',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    const login = await app.api.logInEmployer({ body: { email, password: 'Sunflower!' } });
    expect(login.statusCode).toBe(200);
  });

  it('stores the EIN encrypted and shows its last four digits to its employer only', async () => {
    const { employer } = (await signUp({ taxNumber: '987654321' })).json<Signup>();
    const row = await app.database
      .selectFrom('employers')
      .select('tax_number_encrypted')
      .where('id', '=', employer.id)
      .executeTakeFirstOrThrow();
    const sealed = row.tax_number_encrypted ?? Buffer.alloc(0);
    expect(sealed.toString('latin1')).not.toContain('987654321');
    expect(app.platform.secrets.decrypt(sealed)).toBe('987654321');
    const shown = await app.api.getEmployer({ employerId: employer.id });
    expect(shown.body).not.toMatch(/(?<!-)\b\d*4321\b(?!-)/);
    expect(app.log.text()).not.toContain('987654321');
  });

  it('has its texts read: signals hold what carries them', async () => {
    const { employer } = (await signUp({ city: 'Text us on WhatsApp to apply' })).json<Signup>();
    expect(employer).toMatchObject({
      city: 'Text us on WhatsApp to apply',
      moderationReasons: expect.arrayContaining([
        expect.stringContaining('another app') as string,
      ]) as string[],
    });
    const shown = await app.api.getEmployer({ employerId: employer.id });
    expect(shown.json()).toMatchObject({ companyName: 'Copper Kettle', city: null });
  });

  it('serves the logo as WebP, cached forever and with safe headers', async () => {
    const { employer } = (await signUp()).json<Signup>();
    const response = await app.call('GET', employer.logo);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(response.rawPayload.length),
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
    });
  });

  it('accepts the phone number under either name', async () => {
    const { phone: _phone, ...rest } = fields();
    const form = toFormData({ ...rest, phoneNumber: '919.555.0100' });
    const response = await app.api.signUpEmployer({ body: form });
    expect(response.json()).toMatchObject({ employer: { phoneNumber: '9195550100' } });
  });

  it('accepts each address once among employers, whatever its case', async () => {
    const email = anEmail();
    await signUp({ email });
    const response = await signUp({ email: email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists.',
    });
    const seeker = { firstName: 'Robin', lastName: 'Park', email, password: 'Sunflower-7' };
    expect((await app.api.signUpSeeker({ body: seeker })).statusCode).toBe(201);
  });

  it.each([
    ['a text named .png', asFile('hello', 'logo.png')],
    ['an SVG', asFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg', 'image/svg+xml')],
    ['a page', asFile('<!doctype html><script>alert(1)</script>', 'logo.png')],
  ])('rejects %s as a logo', async (_what, file) => {
    const before = await countFiles();
    const response = await signUp({ logo: file });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'unsupported_type',
      message: 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.',
    });
    expect(await countFiles()).toBe(before);
  });

  it('rejects a text field named logo', async () => {
    const response = await signUp({ logo: 'not a file' });
    expect(response.statusCode).toBe(400);
  });

  it('rejects a logo of more than 5 MB', async () => {
    const response = await signUp({ logo: asFile(Buffer.alloc(5 * MEBIBYTE + 1), 'logo.png') });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      code: 'too_large',
      message: 'File size must be less than 5MB',
    });
  });

  it.each([
    ['no logo', { logo: '' }],
    ['an empty file, as a browser sends for none', { logo: asFile('', '') }],
  ])('requires the logo: %s', async (_what, change) => {
    const response = await signUp(change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please fill in all required fields and upload a company logo',
      issues: [{ path: ['logo'] }],
    });
  });

  it('reports problems with the account before those with the company', async () => {
    const response = await signUp({ confirmPassword: 'another', address: '', website: 'nope' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Passwords do not match' });
    const next = await signUp({ website: 'nope' });
    expect(next.json()).toMatchObject({
      message: 'Please enter a valid website URL starting with http:// or https://',
    });
  });

  it('ignores plan and dates in the request', async () => {
    const extra = { planType: 'corporate', createdAt: '2000-01-01T00:00:00Z', id: 'x' };
    const { employer } = (await signUp(extra)).json<Signup>();
    expect(employer).toMatchObject({ createdAt: '2026-11-20T12:00:00.000Z' });
    const subscription = await app.database
      .selectFrom('subscriptions')
      .select('id')
      .where('employer_id', '=', employer.id)
      .execute();
    expect(subscription).toEqual([]);
  });
});
