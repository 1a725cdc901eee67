import type { Queryable } from '../database/database.ts';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import type { Account, SignInKind } from './sessions.ts';
import type { KnowableOrigin } from './call-origin.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { findAccountAndNetwork, rememberNetwork } from './known-networks.queries.ts';

/** What an account knows about the origin of a call. */
export interface KnownOrigin {
  /** The browser's id, if the account has signed in with it. */
  readonly deviceId: string | null;
  /** True if it has signed in from the network. */
  readonly isKnownNetwork: boolean;
}

/** Recognizes and records the browsers and networks that an account has signed in from. */
export function createKnownOrigins(
  platform: Pick<Platform, 'config' | 'database' | 'secrets' | 'clock'>,
) {
  const { database, secrets, clock } = platform;
  const devices = createDeviceCookie(platform);
  const hashOf = ({ ip }: KnowableOrigin) => secrets.mac(`network ${networkOf(ip)}`);

  return {
    /** Does the same work whether or not the address has an account. */
    async find(kind: SignInKind, email: string, origin: KnowableOrigin): Promise<KnownOrigin> {
      const network = hashOf(origin);
      const found = await findAccountAndNetwork(database, { kind, email, network });
      if (!found) return { deviceId: null, isKnownNetwork: false };
      const { accountId, isKnownNetwork } = found;
      return { deviceId: devices.find(origin.devices, { kind, accountId }), isKnownNetwork };
    },

    /** Whether an account has signed in with the browser of a call. */
    isKnownBrowser: (account: Account, { devices: cookie }: KnowableOrigin): boolean =>
      devices.find(cookie, account) !== null,

    /** Records the network after a sign-in; the browser is recorded in its cookie. */
    async remember(
      { kind, accountId }: { kind: SignInKind; accountId: string },
      origin: KnowableOrigin,
      within: Queryable = database,
    ): Promise<void> {
      // An operator is known by the browser alone.
      if (kind === 'operator') return;
      const network = hashOf(origin);
      await rememberNetwork(within, { kind, accountId, network, now: clock() });
    },
  };
}
