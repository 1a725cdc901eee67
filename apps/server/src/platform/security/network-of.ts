import ipaddr from 'ipaddr.js';

/** Hextets of an IPv6 address that identify the network; its owner chooses the rest. */
const NETWORK_PARTS = 4;

/**
 * The unit of limits: an IPv4 address, or the /64 of an IPv6 one, since one household controls all
 * addresses in it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
