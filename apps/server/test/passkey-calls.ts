import type { AddPasskeyOptions, Passkey, PasskeySignInOptions } from '@nextshift/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';
import { PASSWORD, type TestAccount } from './database/insert-accounts.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts';

/** The origin of pages in tests. */
export const PAGE_ORIGIN = 'http://nextshift.example';

interface Failure {
  readonly code: string;
}

export const failureOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<Failure>().code,
];

/** The calls about passkeys of a test. */
export function passkeyCalls(app: () => TestApp) {
  const start = (as: TestAccount, body: object = {}) =>
    app().api.getAddPasskeyOptions({ as, body: { currentPassword: PASSWORD, ...body } });

  async function optionsFor(as: TestAccount, body: object = {}): Promise<AddPasskeyOptions> {
    const response = await start(as, body);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ options: AddPasskeyOptions }>().options;
  }

  const add = (as: TestAccount, credential: object, name = 'My phone') =>
    app().api.addPasskey({ as, body: { name, credential } });

  async function list(as: TestAccount): Promise<Passkey[]> {
    const response = await app().api.listPasskeys({ as });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ passkeys: Passkey[] }>().passkeys;
  }

  const remove = (as: TestAccount, id: string, currentPassword = PASSWORD) =>
    app().api.removePasskey({ passkeyId: id, as, body: { currentPassword } });

  /** Adds a passkey of a new authenticator. */
  async function addOne(as: TestAccount, name?: string) {
    const authenticator = createSoftwareAuthenticator(PAGE_ORIGIN);
    const response = await add(as, authenticator.create(await optionsFor(as)), name);
    expect(response.statusCode, response.body).toBe(201);
    return { authenticator, passkey: response.json<{ passkey: Passkey }>().passkey };
  }

  async function signInOptions(accountType: 'user' | 'employer'): Promise<PasskeySignInOptions> {
    const body = { accountType };
    const response = await app().api.getPasskeySignInOptions({ body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ options: PasskeySignInOptions }>().options;
  }

  /** Signs in to a kind of account; the answer of the authenticator may have faults. */
  async function signIn(
    { accountType, passkeyLogin }: PasskeyDoor,
    authenticator: SoftwareAuthenticator,
    faults: Parameters<SoftwareAuthenticator['get']>[1] = {},
  ) {
    return present(passkeyLogin, authenticator.get(await signInOptions(accountType), faults));
  }

  const present = (
    url: string,
    credential: object,
    options: { headers?: Record<string, string> } = {},
  ) => app().call('POST', url, { body: { credential }, ...options });

  return { start, optionsFor, add, list, remove, addOne, signInOptions, signIn, present };
}

/** Where a kind of account signs in. */
export const DOORS = {
  seeker: { accountType: 'user', passkeyLogin: '/api/user/passkey-login' },
  employer: { accountType: 'employer', passkeyLogin: '/api/employer/passkey-login' },
} as const;

type PasskeyDoor = (typeof DOORS)[keyof typeof DOORS];
