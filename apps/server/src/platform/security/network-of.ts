import ipaddr from 'ipaddr.js';

/**
 * The unit of limits: an IPv4 address, or the /64 of an IPv6 one, since one household controls all
 * addresses in it.
 */
export function networkOf(ip: string): string {
  return rangeOf(ip, { v4: 32, v6: 64 });
}

/** What one person can have several networks of: the /24 of an IPv4 address, or the /48 of an IPv6 one. */
export function siteOf(ip: string): string {
  return rangeOf(ip, { v4: 24, v6: 48 });
}

/** The range with so many bits that an address is in; a whole address stays as it is. */
function rangeOf(ip: string, bits: { readonly v4: 24 | 32; readonly v6: 48 | 64 }): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv6) {
    const parts = address.parts.slice(0, bits.v6 / 16).map((part) => part.toString(16));
    return `${parts.join(':')}::/${bits.v6}`;
  }
  if (bits.v4 === 32) return address.toString();
  return `${address.octets.slice(0, bits.v4 / 8).join('.')}.0/${bits.v4}`;
}
