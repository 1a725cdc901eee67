import {
  type BodyOf,
  getPasskeySignInOptions,
  type logInSeekerWithPasskey,
} from '@nextshift/contract';
import { startAuthentication } from '@simplewebauthn/browser';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { requirePasskeys } from './passkey-failure.ts';

type Credential = BodyOf<typeof logInSeekerWithPasskey>['credential'];

/** Lets the browser ask for a passkey of a kind of account. @throws {ApiError} or the browser's error */
export async function askForPasskey(accountType: 'user' | 'employer'): Promise<Credential> {
  requirePasskeys();
  const { body } = await browserApi.call(getPasskeySignInOptions, { body: { accountType } });
  return startAuthentication({ optionsJSON: body.options });
}
