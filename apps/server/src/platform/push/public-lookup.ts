import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../security/is-public-address.ts';

/** Resolves names of hosts, and fails where one leads to an address that is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      done(error, '');
      return;
    }
    const [first] = addresses;
    const isPublic = addresses.every(({ address }) => isPublicAddress(address));
    if (!first || !isPublic) done(new Error(`${hostname} has no public address`), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
