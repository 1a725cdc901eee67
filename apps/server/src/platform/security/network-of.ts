import ipaddr from 'ipaddr.js';

/** Hextets of an IPv6 address that name the network; the rest is its owner's to choose. */
const NETWORK_PARTS = 4;

/** What limits count: an IPv4 address, or the /64 of an IPv6 one, of which one household has as many as it likes. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
