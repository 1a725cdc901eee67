import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: not of this machine, a private network or a reserved range. */
export function isPublicAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}
