import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { PASSWORD, signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const kinds = ['seeker', 'employer'] as const;
type Kind = (typeof kinds)[number];

interface From {
  readonly from: string;
  readonly device?: string | undefined;
  readonly password?: string;
}

function logIn(kind: Kind, email: string, { from, device, password = PASSWORD }: From) {
  return app.call('POST', kind === 'seeker' ? '/user/login' : '/employer/login', {
    body: { email, password },
    from,
    ...(device === undefined ? {} : { headers: { cookie: `nextshift-device=${device}` } }),
  });
}

/** Makes wrong guesses, each from another network; returns how many were admitted. */
async function guess(kind: Kind, email: string, times: number, device?: string) {
  let wrong = 0;
  for (let time = 0; time < times; time += 1) {
    const from = `10.${String(time >> 8)}.${String(time & 255)}.9`;
    const { statusCode } = await logIn(kind, email, { from, device, password: 'Guessed-1!' });
    if (statusCode === 401) wrong += 1;
  }
  return wrong;
}

async function join(kind: Kind) {
  return kind === 'seeker' ? signUpSeeker(app) : signUpEmployer(app);
}

async function deviceOf(response: Awaited<ReturnType<typeof logIn>>) {
  const cookie = response.cookies.find(({ name }) => name === 'nextshift-device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 34_560_000 });
  return cookie?.value ?? '';
}

describe.each(kinds)(
  'the owner of an account of a %s, after 500 guesses from many networks',
  (kind) => {
    it('gets in at the first attempt from a known browser or address', async () => {
      const { email } = await join(kind);
      const device = await deviceOf(await logIn(kind, email, { from: '203.0.113.5' }));
      expect(await guess(kind, email, 500)).toBeLessThanOrEqual(20);
      const elsewhere = '198.51.100.77';
      expect((await logIn(kind, email, { from: elsewhere })).statusCode).toBe(429);
      expect((await logIn(kind, email, { from: elsewhere, device })).statusCode).toBe(200);
      expect((await logIn(kind, email, { from: '203.0.113.5' })).statusCode).toBe(200);
    });
  },
);

describe('a browser that signed in before', () => {
  it('has five guesses of its own, and then waits like everyone else', async () => {
    const { email } = await join('seeker');
    const device = await deviceOf(await logIn('seeker', email, { from: '203.0.113.6' }));
    expect(await guess('seeker', email, 20, device)).toBe(5);
  });

  it('is known only for its account', async () => {
    const { email } = await join('seeker');
    const { email: other } = await join('seeker');
    const device = await deviceOf(await logIn('seeker', email, { from: '203.0.113.7' }));
    await guess('seeker', other, 30);
    const refused = await logIn('seeker', other, { from: '203.0.113.7', device });
    expect(refused.statusCode).toBe(429);
  });

  it('is known for each account that signed in with it', async () => {
    const from = '203.0.113.8';
    const seeker = await join('seeker');
    const employer = await join('employer');
    const first = await deviceOf(await logIn('seeker', seeker.email, { from }));
    const both = await deviceOf(await logIn('employer', employer.email, { from, device: first }));
    for (const [kind, { email }] of [
      ['seeker', seeker],
      ['employer', employer],
    ] as const) {
      await guess(kind, email, 30);
      const elsewhere = { from: '198.51.100.78', device: both };
      expect((await logIn(kind, email, elsewhere)).statusCode).toBe(200);
    }
  });

  it.each(['made-up', '', 'A'.repeat(3_000)])(
    'is not recognized by the cookie %j',
    async (device) => {
      const { email } = await join('seeker');
      await guess('seeker', email, 30);
      const refused = await logIn('seeker', email, { from: '198.51.100.79', device });
      expect(refused.statusCode).toBe(429);
    },
  );

  it('is forgotten after 400 days', async () => {
    const { email } = await join('seeker');
    const device = await deviceOf(await logIn('seeker', email, { from: '203.0.113.11' }));
    app.clock.advance(400 * DAY_MS);
    await guess('seeker', email, 30);
    const refused = await logIn('seeker', email, { from: '198.51.100.80', device });
    expect(refused.statusCode).toBe(429);
  });

  it('does not reveal its account in the cookie', async () => {
    const { id, email } = await join('seeker');
    const device = await deviceOf(await logIn('seeker', email, { from: '203.0.113.12' }));
    const text = Buffer.from(device, 'base64url').toString('latin1') + device;
    expect(text).not.toContain(id);
    expect(text).not.toContain(email);
  });
});
