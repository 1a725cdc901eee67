import { MINUTE_MS, type Passkey } from '@nextshift/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { DOORS, failureOf, PAGE_ORIGIN, passkeyCalls } from '../../../../test/passkey-calls.ts';
import { CERTIFIED, createSoftwareAuthenticator } from '../../../../test/software-authenticator.ts';

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

const { start, optionsFor, add, list, remove, addOne, signInOptions, signIn } = passkeyCalls(
  () => app,
);

const kinds = [
  { kind: 'seeker', door: DOORS.seeker, join: () => signUpSeeker(app) },
  { kind: 'employer', door: DOORS.employer, join: () => signUpEmployer(app) },
] as const;

describe.each(kinds)('a passkey of a $kind', ({ kind, door, join }) => {
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
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
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
    const options = await signInOptions(door.accountType);
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
    // A challenge that anybody gets does not replace it.
    const { challenge } = options;
    const made = authenticator.create({ ...(await optionsFor(account)), challenge });
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    expect(await list(account)).toEqual([]);
  });

  it('needs the code as well where there is a second factor, and then replaces both', async () => {
    const account = await join();
    const setup = await app.api.setUpAuthenticator({ as: account });
    const { secret } = setup.json<{ secret: string }>();
    const codeNow = () => {
      app.clock.advance(MINUTE_MS / 2);
      return generateSync({ secret, epoch: Math.floor(app.clock.read().getTime() / 1000) });
    };
    const enabled = { currentPassword: PASSWORD, code: codeNow() };
    await app.api.enableSecondFactor({ as: account, body: enabled });
    expect(failureOf(await start(account))).toEqual([401, 'second_factor_required']);
    expect(failureOf(await start(account, { code: '000000' }))).toEqual([400, 'wrong_code']);
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
    const made = authenticator.create(await optionsFor(account, { code: codeNow() }));
    expect((await add(account, made)).statusCode).toBe(201);
    expect((await signIn(door, authenticator)).statusCode).toBe(200);
  });

  it('cannot be added with somebody else’s challenge, an old one, or one twice', async () => {
    const account = await join();
    const elsewhere = await signInAgain(app, account, kind);
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
    const made = authenticator.create(await optionsFor(elsewhere));
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    const late = authenticator.create(await optionsFor(account));
    app.clock.advance(5 * MINUTE_MS);
    expect(failureOf(await add(account, late))).toEqual([400, 'passkey_refused']);
    const once = await optionsFor(account);
    expect((await add(account, authenticator.create(once))).statusCode).toBe(201);
    const second = createSoftwareAuthenticator(PAGE_ORIGIN);
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
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
    const made = authenticator.create(await optionsFor(account), faults);
    expect(failureOf(await add(account, made))).toEqual([400, 'passkey_refused']);
    expect(await list(account)).toEqual([]);
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
    expect((await app.api.listPasskeys({ as: elsewhere })).statusCode).toBe(401);
    expect(failureOf(await signIn(door, authenticator))).toEqual([401, 'unknown_passkey']);
    expect(failureOf(await remove(account, passkey.id))).toEqual([404, 'not_found']);
  });

  it('is one of ten at most', async () => {
    const account = await join();
    const spare = createSoftwareAuthenticator(PAGE_ORIGIN);
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

  it('is removed by a new password from a mailed link, of which the owner is told', async () => {
    const account = await join();
    const { authenticator } = await addOne(account);
    const forgot = { email: account.email, accountType: door.accountType };
    await app.runTasks();
    app.mails.take();
    await app.api.forgotPassword({ body: forgot });
    await app.runTasks();
    const token = /token=([\w-]+)/.exec(app.mails.take()[0]?.text ?? '')?.[1];
    const body = { token, password: 'Tulip-99!' };
    expect((await app.api.resetPassword({ body })).statusCode).toBe(200);
    expect(failureOf(await signIn(door, authenticator))).toEqual([401, 'unknown_passkey']);
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
    expect((await app.api.listPasskeys({ as: account })).body).not.toContain(authenticator.id);
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
