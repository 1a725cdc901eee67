import type { Queryable } from '../database/database.ts';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import type { SessionKind } from './sessions.ts';
import type { CallOrigin } from './call-origin.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { findAccountAndNetwork, rememberNetwork } from './known-networks.queries.ts';

/** What an account knows of where a call comes from. */
export interface KnownOrigin {
  /** The browser, where the account has signed in with it. */
  readonly deviceId: string | null;
  /** True where it has signed in from the network. */
  readonly isKnownNetwork: boolean;
}

/** Tells the browsers and networks that an account has signed in from before, and remembers them. */
export function createKnownOrigins(
  platform: Pick<Platform, 'config' | 'database' | 'secrets' | 'clock'>,
) {
  const { database, secrets, clock } = platform;
  const devices = createDeviceCookie(platform);
  const hashOf = ({ ip }: CallOrigin) => secrets.mac(`network ${networkOf(ip)}`);

  return {
    /** The same work for an address that has an account and for one that has none. */
    async find(kind: SessionKind, email: string, origin: CallOrigin): Promise<KnownOrigin> {
      const network = hashOf(origin);
      const found = await findAccountAndNetwork(database, { kind, email, network });
      if (!found) return { deviceId: null, isKnownNetwork: false };
      const { accountId, isKnownNetwork } = found;
      return { deviceId: devices.find(origin.devices, { kind, accountId }), isKnownNetwork };
    },

    /** Remembers the network of an account that has just signed in; its browser learns by its cookie. */
    async remember(
      account: { kind: SessionKind; accountId: string },
      origin: CallOrigin,
      within: Queryable = database,
    ): Promise<void> {
      await rememberNetwork(within, { ...account, network: hashOf(origin), now: clock() });
    },
  };
}
