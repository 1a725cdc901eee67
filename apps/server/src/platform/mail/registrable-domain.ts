import { getDomain, parse } from 'tldts';

/**
 * The domain that was registered, of which a host is a part: `copper.co.uk` of `shop.copper.co.uk`. Null of a host
 * without one, such as an IP address.
 */
export function registrableDomain(host: string): string | null {
  return getDomain(host);
}

/** Whether a host ends with a suffix under which names are registered: `mill.com`, but not `tomorrow.then`. */
export function hasPublicSuffix(host: string): boolean {
  const { domain, isIcann } = parse(host);
  return domain !== null && isIcann === true;
}
