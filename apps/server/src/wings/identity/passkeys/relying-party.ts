import { isIP } from 'node:net';
import { AppError } from '../../../platform/errors/app-error.ts';

/** For whom passkeys are: the host that a browser shows, and the origin that its pages have. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The board at the origin at which the caller has opened it.
 * @throws {AppError} passkeys_need_a_host_name at an address, for which browsers make no passkeys
 */
export function relyingPartyAt(ownOrigin: string): RelyingParty {
  const { hostname, origin } = new URL(ownOrigin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new AppError('passkeys_need_a_host_name');
  }
  return { id: hostname, origin };
}
