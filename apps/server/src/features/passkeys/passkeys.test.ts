import type { AddPasskeyOptions, Passkey, PasskeySignInOptions } from '@nextshift/contract';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../test/database/insert-accounts.ts';
import {
  CERTIFIED,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../../test/software-authenticator.ts';
import { HOUR_MS, MINUTE_MS } from '../../../test/test-clock.ts';
import { cleanUp } from '../../platform/database/clean-up.ts';

const ORIGIN = 'http://nextshift.example';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.runTasks();
  app.mails.take();
  app.clock.advance(10 * MINUTE_MS);
});

afterAll(() => app.close());

const kinds = [
  {
    kind: 'seeker',
    accountType: 'user',
    join: () => signUpSeeker(app),
    me: '/api/user/me',
    login: '/user/login',
    passkeyLogin: '/api/user/passkey-login',
    other: { accountType: 'employer', passkeyLogin: '/api/employer/passkey-login' },
  },
  {
    kind: 'employer',
    accountType: 'employer',
    join: () => signUpEmployer(app),
    me: '/employer/me',
    login: '/employer/login',
    passkeyLogin: '/api/employer/passkey-login',
    other: { accountType: 'user', passkeyLogin: '/api/user/passkey-login' },
  },
] as const;

interface Failure {
  readonly code: string;
}

const failureOf = (response: { statusCode: number; json: <T>() => T }) => [
  response.statusCode,
  response.json<Failure>().code,
];

const start = (as: TestAccount, body: object = {}) =>
  app.call('POST', '/api/passkeys/options', { as, body: { currentPassword: PASSWORD, ...body } });

async function optionsFor(as: TestAccount, body: object = {}): Promise<AddPasskeyOptions> {
  const response = await start(as, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ options: AddPasskeyOptions }>().options;
}

const add = (as: TestAccount, credential: object, name = 'My phone') =>
  app.call('POST', '/api/passkeys', { as, body: { name, credential } });

async function list(as: TestAccount): Promise<Passkey[]> {
  const response = await app.call('GET', '/api/passkeys', { as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ passkeys: Passkey[] }>().passkeys;
}

const remove = (as: TestAccount, id: string, currentPassword = PASSWORD) =>
  app.call('POST', `/api/passkeys/${id}/remove`, { as, body: { currentPassword } });

/** Adds a passkey of a new authenticator. */
async function addOne(as: TestAccount, name?: string) {
  const authenticator = createSoftwareAuthenticator(ORIGIN);
  const response = await add(as, authenticator.create(await optionsFor(as)), name);
  expect(response.statusCode, response.body).toBe(201);
  return { authenticator, passkey: response.json<{ passkey: Passkey }>().passkey };
}

async function signInOptions(accountType: 'user' | 'employer'): Promise<PasskeySignInOptions> {
  const body = { accountType };
  const response = await app.call('POST', '/api/auth/passkey-options', { body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ options: PasskeySignInOptions }>().options;
}

describe.each(kinds)('a passkey of a $kind', (by) => {
  const { kind, accountType, join, me, login, passkeyLogin, other } = by;

  const present = (credential: object, options: { headers?: Record<string, string> } = {}) =>
    app.call('POST', passkeyLogin, { body: { credential }, ...options });

  const signIn = async (
    authenticator: SoftwareAuthenticator,
    faults: Parameters<SoftwareAuthenticator['get']>[1] = {},
  ) => present(authenticator.get(await signInOptions(accountType), faults));

  it('is made by an authenticator that knows the account and verifies its owner', async () => {
    const account = await join();
    const options = await optionsFor(account);
    expect(options).toMatchObject({
      rp: { id: 'nextshift.example', name: 'NextShift' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(options.user.name).toContain(account.email);
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    const response = await add(account, authenticator.create(options), ' Blue phone ');
    expect(response.statusCode, response.body).toBe(201);
    const { passkey } = response.json<{ passkey: Passkey }>();
    const now = app.clock.read().toISOString();
    expect(passkey).toEqual({
      id: passkey.id,
      name: 'Blue phone',
      createdAt: now,
      lastUsedAt: null,
    });
    expect(await list(account)).toEqual([passkey]);
    expect((await optionsFor(account)).excludeCredentials).toEqual([
      { type: 'public-key', id: authenticator.id },
    ]);
  });

  it('signs in without a password, and knows when it did', async () => {
    const account = await join();
    const { authenticator, passkey } = await addOne(account);
    app.clock.advance(HOUR_MS);
    const response = await signIn(authenticator);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringContaining('nextshift-session=')]),
    );
    const { token } = response.json<{ token: string }>();
    const own = await app.call('GET', me, { as: { token } });
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain(account.email);
    const lastUsedAt = app.clock.read().toISOString();
    expect(await list(account)).toEqual([{ ...passkey, lastUsedAt }]);
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('answers like the password does', async () => {
    const account = await join();
    const { authenticator } = await addOne(account);
    const body = { email: account.email, password: PASSWORD };
    const byPassword = (await app.call('POST', login, { body })).json<object>();
    const byPasskey = (await signIn(authenticator)).json<object>();
    const token = expect.any(String) as string;
    expect({ ...byPasskey, token }).toEqual({ ...byPassword, token });
  });

  it('never opens an account of the other kind', async () => {
    const { authenticator } = await addOne(await join());
    const elsewhere = authenticator.get(await signInOptions(other.accountType));
    const refused = await app.call('POST', other.passkeyLogin, { body: { credential: elsewhere } });
    expect(failureOf(refused)).toEqual([401, 'unknown_passkey']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    // Nor does a challenge of one kind count for the other.
    const mixed = authenticator.get(await signInOptions(other.accountType));
    expect(failureOf(await present(mixed))).toEqual([400, 'passkey_refused']);
  });

  it('needs the password to be added', async () => {
    const account = await join();
    expect(failureOf(await start(account, { currentPassword: 'Guessed-1!' }))).toEqual([
      400,
      'wrong_password',
    ]);
    expect(failureOf(await start(account, { currentPassword: '' }))).toEqual([
      400,
      'validation_failed',
    ]);
    const options = await signInOptions(accountType);
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    // A challenge that anybody gets does not replace it.
    const { challenge } = options;
    const made = authenticator.create({ ...(await optionsFor(account)), challenge });
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    expect(await list(account)).toEqual([]);
  });

  it('needs the code as well where there is a second factor, and then replaces both', async () => {
    const account = await join();
    const setup = await app.call('POST', '/api/second-factor/setup', { as: account });
    const { secret } = setup.json<{ secret: string }>();
    const codeNow = () => {
      app.clock.advance(MINUTE_MS / 2);
      return generateSync({ secret, epoch: Math.floor(app.clock.read().getTime() / 1000) });
    };
    const enabled = { currentPassword: PASSWORD, code: codeNow() };
    await app.call('POST', '/api/second-factor', { as: account, body: enabled });
    expect(failureOf(await start(account))).toEqual([401, 'second_factor_required']);
    expect(failureOf(await start(account, { code: '000000' }))).toEqual([400, 'wrong_code']);
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    const made = authenticator.create(await optionsFor(account, { code: codeNow() }));
    expect((await add(account, made)).statusCode).toBe(201);
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('cannot be added with somebody else’s challenge, an old one, or one twice', async () => {
    const account = await join();
    const elsewhere = await signInAgain(app, account, kind);
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    const made = authenticator.create(await optionsFor(elsewhere));
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    const late = authenticator.create(await optionsFor(account));
    app.clock.advance(5 * MINUTE_MS);
    expect(failureOf(await add(account, late))).toEqual([400, 'passkey_refused']);
    const once = await optionsFor(account);
    expect((await add(account, authenticator.create(once))).statusCode).toBe(201);
    const second = createSoftwareAuthenticator(ORIGIN);
    expect(failureOf(await add(account, second.create(once)))).toEqual([400, 'passkey_refused']);
    const again = authenticator.create(await optionsFor(account));
    expect(failureOf(await add(account, again))).toEqual([409, 'passkey_exists']);
    expect(await list(account)).toHaveLength(1);
  });

  it.each([
    ['made on another page', { origin: 'https://nextshift.example.evil.example' }],
    ['made for another host', { host: 'evil.example' }],
    ['made without unlocking it', { userVerified: false }],
    ['with a certificate, which is not read', { attestation: CERTIFIED }],
    ['with an unknown attestation', { attestation: { ...CERTIFIED, format: 'tpm' } }],
  ])('is refused when it was %s', async (_about, faults) => {
    const account = await join();
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    const made = authenticator.create(await optionsFor(account), faults);
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    expect(await list(account)).toEqual([]);
  });

  it.each([
    ['signed on another page', { origin: 'https://nextshift.example.evil.example' }],
    ['signed for another host', { host: 'evil.example' }],
    ['signed without unlocking it', { userVerified: false }],
    ['of another account by its handle', { userHandle: 'c29tZWJvZHk' }],
    ['an answer to no challenge of ours', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('does not sign in when it is %s', async (_about, faults) => {
    const { authenticator } = await addOne(await join());
    expect(failureOf(await signIn(authenticator, faults))).toEqual([400, 'passkey_refused']);
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('does not sign in with the signature of another', async () => {
    const { authenticator } = await addOne(await join());
    const { authenticator: stranger } = await addOne(await join());
    const options = await signInOptions(accountType);
    const [own, foreign] = [authenticator.get(options), stranger.get(options)];
    const { signature } = foreign.response;
    const forged = { ...own, response: { ...own.response, signature } };
    expect(failureOf(await present(forged))).toEqual([400, 'passkey_refused']);
  });

  it('signs in once with each challenge, for five minutes, however many try at once', async () => {
    const { authenticator } = await addOne(await join());
    const late = authenticator.get(await signInOptions(accountType));
    app.clock.advance(5 * MINUTE_MS);
    expect(failureOf(await present(late))).toEqual([400, 'passkey_refused']);
    const credential = authenticator.get(await signInOptions(accountType));
    const responses = await Promise.all(Array.from({ length: 4 }, () => present(credential)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
    expect((await present(credential)).statusCode).toBe(400);
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('does not sign in when a copy has signed more often', async () => {
    const { authenticator } = await addOne(await join());
    expect((await signIn(authenticator, { count: 7 })).statusCode).toBe(200);
    for (const count of [7, 3, 0]) {
      expect(failureOf(await signIn(authenticator, { count }))).toEqual([400, 'passkey_refused']);
    }
    expect((await signIn(authenticator, { count: 8 })).statusCode).toBe(200);
  });

  it('is removed with the password, signs in no more, and ends the other sessions', async () => {
    const account = await join();
    const { authenticator, passkey } = await addOne(account);
    const { passkey: kept } = await addOne(account);
    const elsewhere = await signInAgain(app, account, kind);
    const stranger = await join();
    expect(failureOf(await remove(stranger, passkey.id))).toEqual([404, 'not_found']);
    expect(failureOf(await remove(account, passkey.id, 'Guessed-1!'))).toEqual([
      400,
      'wrong_password',
    ]);
    expect((await remove(account, passkey.id)).statusCode).toBe(204);
    expect(await list(account)).toEqual([kept]);
    expect((await app.call('GET', '/api/passkeys', { as: elsewhere })).statusCode).toBe(401);
    expect(failureOf(await signIn(authenticator))).toEqual([401, 'unknown_passkey']);
    expect(failureOf(await remove(account, passkey.id))).toEqual([404, 'not_found']);
  });

  it('is one of ten at most', async () => {
    const account = await join();
    const spare = createSoftwareAuthenticator(ORIGIN);
    const early = spare.create(await optionsFor(account));
    for (let count = 0; count < 10; count += 1) await addOne(account, `Key ${String(count)}`);
    expect(failureOf(await start(account))).toEqual([409, 'passkey_limit_reached']);
    expect(failureOf(await add(account, early))).toEqual([409, 'passkey_limit_reached']);
    expect(await list(account)).toHaveLength(10);
  });

  it('is mailed to the owner when it is added and when it is removed', async () => {
    const account = await join();
    const { passkey } = await addOne(account);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: account.email, subject: 'A passkey was added to your NextShift account' },
    ]);
    await remove(account, passkey.id);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: account.email, subject: 'A passkey of your NextShift account was removed' },
    ]);
  });

  it('makes the browser known, and mails the owner of a new one', async () => {
    const account = await join();
    const { authenticator } = await addOne(account);
    const first = await signIn(authenticator);
    await app.runTasks();
    app.mails.take();
    app.clock.advance(HOUR_MS);
    const cookies = [first.headers['set-cookie']].flat().map((each) => each?.split(';')[0]);
    const credential = authenticator.get(await signInOptions(accountType));
    const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
    expect((await present(credential, { headers })).statusCode).toBe(200);
    await app.runTasks();
    expect(app.mails.take()).toEqual([]);
    expect((await signIn(authenticator)).statusCode).toBe(200);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([{ to: account.email }]);
  });

  it('that fails waits like a wrong password, and the owner gets in at a known browser', async () => {
    const account = await join();
    const { authenticator } = await addOne(account);
    const first = await signIn(authenticator);
    const cookies = [first.headers['set-cookie']].flat().map((each) => each?.split(';')[0]);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await signIn(authenticator, { userVerified: false })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
    const credential = authenticator.get(await signInOptions(accountType));
    expect((await present(credential, { headers })).statusCode).toBe(200);
  });

  it('is removed by a new password from a mailed link, of which the owner is told', async () => {
    const account = await join();
    const { authenticator } = await addOne(account);
    const forgot = { email: account.email, accountType };
    await app.runTasks();
    app.mails.take();
    await app.call('POST', '/api/auth/forgot-password', { body: forgot });
    await app.runTasks();
    const token = /token=([\w-]+)/.exec(app.mails.take()[0]?.text ?? '')?.[1];
    const body = { token, password: 'Tulip-99!' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect(failureOf(await signIn(authenticator))).toEqual([401, 'unknown_passkey']);
    await app.runTasks();
    const subjects = app.mails.take().map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'The passkeys of your NextShift account were removed',
      'Your NextShift password was changed',
    ]);
  });

  it('leaves no key where anybody reads', async () => {
    const account = await join();
    const { authenticator } = await addOne(account, 'Attic laptop');
    expect((await app.call('GET', '/api/passkeys', { as: account })).body).not.toContain(
      authenticator.id,
    );
    expect(app.log.text()).not.toContain('Attic laptop');
  });
});

it('a passkey is nobody’s before there is a session', async () => {
  for (const [method, url] of [
    ['GET', '/api/passkeys'],
    ['POST', '/api/passkeys'],
    ['POST', '/api/passkeys/options'],
    ['POST', '/api/passkeys/0192f0c1-0000-7000-8000-000000000001/remove'],
  ] as const) {
    expect((await app.call(method, url, { body: {} })).statusCode).toBe(401);
  }
});

it.each([
  {},
  { credential: null },
  { credential: { id: '', rawId: '', type: 'public-key', response: {} } },
])('a sign-in that is no passkey is refused: %j', async (body) => {
  const response = await app.call('POST', '/api/user/passkey-login', { body });
  expect(failureOf(response)).toEqual([400, 'validation_failed']);
});

it('bytes of strangers in place of a passkey are refused', async () => {
  const seeker = await signUpSeeker(app);
  const { authenticator } = await addOne(seeker);
  const own = authenticator.get(await signInOptions('user'));
  const made = createSoftwareAuthenticator(ORIGIN).create(await optionsFor(seeker));
  // Arrays in arrays, as deep as fits.
  const nested = Buffer.alloc(20_000, 0x81).toString('base64url');
  for (const bytes of ['AA', 'e30', nested.slice(0, 8_000)]) {
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      app.clock.advance(HOUR_MS);
      const credential = { ...own, response: { ...own.response, [field]: bytes } };
      const response = await app.call('POST', '/api/user/passkey-login', { body: { credential } });
      expect(failureOf(response)).toEqual([400, 'passkey_refused']);
    }
  }
  for (const attestationObject of ['AA', 'e30', nested]) {
    const credential = { ...made, response: { ...made.response, attestationObject } };
    const again = await signInAgain(app, seeker, 'seeker');
    expect(failureOf(await add(again, credential))).toEqual([400, 'passkey_refused']);
  }
});

it('challenges that were used are forgotten once they have expired', async () => {
  const { authenticator } = await addOne(await signUpSeeker(app));
  const credential = authenticator.get(await signInOptions('user'));
  await app.call('POST', '/api/user/passkey-login', { body: { credential } });
  const used = () =>
    sql<{ hash: string }>`select encode(challenge_hash, 'hex') as hash from used_passkey_challenges`
      .execute(app.database)
      .then(({ rows }) => rows.length);
  expect(await used()).toBeGreaterThan(0);
  app.clock.advance(HOUR_MS);
  await cleanUp(app.platform);
  expect(await used()).toBe(0);
});

it('without PUBLIC_URL, passkeys are for the host that the caller named, if it is this machine', async () => {
  const local = await createTestApp({ env: { PUBLIC_URL: '' } });
  try {
    const optionsAt = (host: string) =>
      local.call('POST', '/api/auth/passkey-options', {
        body: { accountType: 'user' },
        headers: { host },
      });
    const rpIdOf = async (host: string) =>
      (await optionsAt(host)).json<{ options: PasskeySignInOptions }>().options.rpId;
    expect(await rpIdOf('localhost:4000')).toBe('localhost');
    expect(await rpIdOf('board.localhost:4000')).toBe('board.localhost');
    expect(await rpIdOf('evil.example')).toBe('localhost');
    for (const address of ['127.0.0.1:4000', '[::1]:4000']) {
      expect(failureOf(await optionsAt(address))).toEqual([409, 'passkeys_need_a_host_name']);
    }
  } finally {
    await local.close();
  }
});
