import { HOUR_MS, MINUTE_MS, type PasskeySignInOptions } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { useOperator } from '../../../../test/database/insert-operators.ts';
import { DOORS, failureOf, PAGE_ORIGIN, passkeyCalls } from '../../../../test/passkey-calls.ts';
import { createSoftwareAuthenticator } from '../../../../test/software-authenticator.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

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

const { add, list, addOne, optionsFor, signInOptions, signIn, present } = passkeyCalls(() => app);

const kinds = [
  {
    kind: 'seeker',
    door: DOORS.seeker,
    other: DOORS.employer,
    join: () => signUpSeeker(app),
    me: '/api/user/me',
    login: '/user/login',
  },
  {
    kind: 'employer',
    door: DOORS.employer,
    other: DOORS.seeker,
    join: () => signUpEmployer(app),
    me: '/employer/me',
    login: '/employer/login',
  },
] as const;

describe.each(kinds)(
  'a sign-in with the passkey of a $kind',
  ({ kind, door, other, join, me, login }) => {
    it('signs in without a password, and knows when it did', async () => {
      const account = await join();
      const { authenticator, passkey } = await addOne(account);
      app.clock.advance(HOUR_MS);
      const response = await signIn(door, authenticator);
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
      expect((await signIn(door, authenticator)).statusCode).toBe(200);
    });

    it('answers like the password does', async () => {
      const account = await join();
      const { authenticator } = await addOne(account);
      const body = { email: account.email, password: PASSWORD };
      const byPassword = (await app.call('POST', login, { body })).json<object>();
      const byPasskey = (await signIn(door, authenticator)).json<object>();
      const token = expect.any(String) as string;
      expect({ ...byPasskey, token }).toEqual({ ...byPassword, token });
    });

    it('is refused for a suspended account, with the words of the password login', async () => {
      const account = await join();
      const { authenticator } = await addOne(account);
      const operator = await useOperator(app);
      const about = `/api/operator/${kind}s/${account.id}`;
      const suspended = await operator.call('POST', `${about}/suspend`, {
        body: { reason: 'A scam.' },
      });
      expect(suspended.statusCode, suspended.body).toBe(200);
      const body = { email: account.email, password: PASSWORD };
      const byPassword = await app.call('POST', login, { body });
      const byPasskey = await signIn(door, authenticator);
      expect(failureOf(byPasskey)).toEqual([403, 'account_suspended']);
      expect(byPasskey.json()).toMatchObject({
        message: byPassword.json<{ message: string }>().message,
      });
      expect(byPasskey.headers['set-cookie']).toBeUndefined();
      const wrong = await signIn(door, authenticator, { userVerified: false });
      expect(failureOf(wrong)).toEqual([400, 'passkey_refused']);
      await operator.call('POST', `${about}/restore`, { body: { reason: 'A mistake.' } });
      expect((await signIn(door, authenticator)).statusCode).toBe(200);
    });

    it('never opens an account of the other kind', async () => {
      const { authenticator } = await addOne(await join());
      const elsewhere = authenticator.get(await signInOptions(other.accountType));
      const refused = await present(other.passkeyLogin, elsewhere);
      expect(failureOf(refused)).toEqual([401, 'unknown_passkey']);
      expect(refused.headers['set-cookie']).toBeUndefined();
      // Nor does a challenge of one kind count for the other.
      const mixed = authenticator.get(await signInOptions(other.accountType));
      expect(failureOf(await present(door.passkeyLogin, mixed))).toEqual([400, 'passkey_refused']);
    });

    it.each([
      ['signed on another page', { origin: 'https://nextshift.example.evil.example' }],
      ['signed for another host', { host: 'evil.example' }],
      ['signed without unlocking it', { userVerified: false }],
      ['of another account by its handle', { userHandle: 'c29tZWJvZHk' }],
      ['an answer to no challenge of ours', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ])('does not sign in when it is %s', async (_about, faults) => {
      const { authenticator } = await addOne(await join());
      expect(failureOf(await signIn(door, authenticator, faults))).toEqual([
        400,
        'passkey_refused',
      ]);
      expect((await signIn(door, authenticator)).statusCode).toBe(200);
    });

    it('does not sign in with the signature of another', async () => {
      const { authenticator } = await addOne(await join());
      const { authenticator: stranger } = await addOne(await join());
      const options = await signInOptions(door.accountType);
      const [own, foreign] = [authenticator.get(options), stranger.get(options)];
      const { signature } = foreign.response;
      const forged = { ...own, response: { ...own.response, signature } };
      expect(failureOf(await present(door.passkeyLogin, forged))).toEqual([400, 'passkey_refused']);
    });

    it('signs in once with each challenge, for five minutes, however many try at once', async () => {
      const { authenticator } = await addOne(await join());
      const late = authenticator.get(await signInOptions(door.accountType));
      app.clock.advance(5 * MINUTE_MS);
      expect(failureOf(await present(door.passkeyLogin, late))).toEqual([400, 'passkey_refused']);
      const credential = authenticator.get(await signInOptions(door.accountType));
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => present(door.passkeyLogin, credential)),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, 400, 400, 400]);
      expect((await present(door.passkeyLogin, credential)).statusCode).toBe(400);
      expect((await signIn(door, authenticator)).statusCode).toBe(200);
    });

    it('does not sign in when a copy has signed more often', async () => {
      const { authenticator } = await addOne(await join());
      expect((await signIn(door, authenticator, { count: 7 })).statusCode).toBe(200);
      for (const count of [7, 3, 0]) {
        expect(failureOf(await signIn(door, authenticator, { count }))).toEqual([
          400,
          'passkey_refused',
        ]);
      }
      expect((await signIn(door, authenticator, { count: 8 })).statusCode).toBe(200);
    });

    it('makes the browser known, and mails the owner of a new one', async () => {
      const account = await join();
      const { authenticator } = await addOne(account);
      const first = await signIn(door, authenticator);
      await app.runTasks();
      app.mails.take();
      app.clock.advance(HOUR_MS);
      const cookies = [first.headers['set-cookie']].flat().map((each) => each?.split(';')[0]);
      const credential = authenticator.get(await signInOptions(door.accountType));
      const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
      expect((await present(door.passkeyLogin, credential, { headers })).statusCode).toBe(200);
      await app.runTasks();
      expect(app.mails.take()).toEqual([]);
      expect((await signIn(door, authenticator)).statusCode).toBe(200);
      await app.runTasks();
      expect(app.mails.take()).toMatchObject([{ to: account.email }]);
    });

    it('that fails waits like a wrong password, and the owner gets in at a known browser', async () => {
      const account = await join();
      const { authenticator } = await addOne(account);
      const first = await signIn(door, authenticator);
      const cookies = [first.headers['set-cookie']].flat().map((each) => each?.split(';')[0]);
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await signIn(door, authenticator, { userVerified: false })).statusCode);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
      const credential = authenticator.get(await signInOptions(door.accountType));
      expect((await present(door.passkeyLogin, credential, { headers })).statusCode).toBe(200);
    });
  },
);

it.each([
  {},
  { credential: null },
  { credential: { id: '', rawId: '', type: 'public-key', response: {} } },
])('a sign-in that is no passkey is refused: %j', async (body) => {
  const response = await app.api.logInSeekerWithPasskey({ body });
  expect(failureOf(response)).toEqual([400, 'validation_failed']);
});

it('bytes of strangers in place of a passkey are refused', async () => {
  const seeker = await signUpSeeker(app);
  const { authenticator } = await addOne(seeker);
  const own = authenticator.get(await signInOptions('user'));
  const made = createSoftwareAuthenticator(PAGE_ORIGIN).create(await optionsFor(seeker));
  // Arrays in arrays, as deep as fits.
  const nested = Buffer.alloc(20_000, 0x81).toString('base64url');
  for (const bytes of ['AA', 'e30', nested.slice(0, 8_000)]) {
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      app.clock.advance(HOUR_MS);
      const credential = { ...own, response: { ...own.response, [field]: bytes } };
      const response = await app.api.logInSeekerWithPasskey({ body: { credential } });
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
  await app.api.logInSeekerWithPasskey({ body: { credential } });
  const used = () =>
    sql<{ hash: string }>`select encode(challenge_hash, 'hex') as hash from used_passkey_challenges`
      .execute(app.database)
      .then(({ rows }) => rows.length);
  expect(await used()).toBeGreaterThan(0);
  app.clock.advance(HOUR_MS);
  await cleanUp.run(app.platform);
  expect(await used()).toBe(0);
});

it('without PUBLIC_URL, passkeys are for the host that the caller named, if it is this machine', async () => {
  const local = await createTestApp({ env: { PUBLIC_URL: '' } });
  try {
    const optionsAt = (host: string) =>
      local.api.getPasskeySignInOptions({ body: { accountType: 'user' }, headers: { host } });
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
