import { failureText } from '../../../platform/api/failure-text.ts';

const MISSING =
  'This browser has no passkeys here. They need a current browser and a secure connection.';

/** Browsers tie passkeys to a domain, and an IP address has none. */
const NAMELESS =
  'Passkeys do not work at a numeric address. Open the site by its name, such as localhost.';

/** No passkey can be asked for here. */
class PasskeysMissing extends Error {
  override name = 'PasskeysMissing';
}

/** @throws where the browser has no passkeys: on an insecure connection, or at an IP address */
export function requirePasskeys(host = window.location.hostname): void {
  if (!('PublicKeyCredential' in window)) throw new PasskeysMissing(MISSING);
  if (/^[\d.]+$|:/.test(host)) throw new PasskeysMissing(NAMELESS);
}

/** What to read of a failure of the browser or the server. */
export function passkeyFailureText(error: unknown, otherwise: string): string {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof PasskeysMissing) return error.message;
  // The authenticator is on the list of those that have one.
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return `The passkey was not used: it was canceled, or took too long. ${otherwise}`;
  }
  return failureText(error, otherwise);
}
