import { failureText } from '../api/failure-text.ts';

const MISSING =
  'This browser has no passkeys here. They need a current browser and a secure connection.';

/** A browser without passkeys. */
class PasskeysMissing extends Error {
  override name = 'PasskeysMissing';
}

/** @throws where the browser has no passkeys, as on an insecure connection */
export function requirePasskeys(): void {
  if (!('PublicKeyCredential' in window)) throw new PasskeysMissing();
}

/** What to read of a failure of the browser or the server. */
export function passkeyFailureText(error: unknown, otherwise: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasskeysMissing') return MISSING;
  // The authenticator is on the list of those that have one.
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return `The passkey was not used: it was canceled, or took too long. ${otherwise}`;
  }
  return failureText(error, otherwise);
}
