import { getDomain } from 'tldts';

/**
 * The domain that was registered, of which a host is a part: `copper.co.uk` of `shop.copper.co.uk`. Null of a host
 * without one, such as an IP address.
 */
export function registrableDomain(host: string): string | null {
  return getDomain(host);
}
