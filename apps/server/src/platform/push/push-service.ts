import { isIP } from 'node:net';
import type { Config } from '../../config.ts';

/** Whose browsers take news: Chrome and others, Firefox, Safari, Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** A host, or everything below one that starts with a dot. */
function isWithin(host: string, service: string): boolean {
  return service.startsWith('.') ? host.endsWith(service) : host === service;
}

/** Whether an address is one that the setting names, which may be of a private network. */
export function isOwnService({ pushHosts }: Pick<Config, 'pushHosts'>, { origin }: URL): boolean {
  return pushHosts.includes(origin);
}

/** Whether the address of a subscription is one of a service that browsers use. */
export function isPushService(config: Pick<Config, 'pushHosts'>, address: URL): boolean {
  if (address.username !== '' || address.password !== '') return false;
  if (isOwnService(config, address)) return true;
  const { protocol, port, hostname } = address;
  if (protocol !== 'https:' || port !== '' || isIP(hostname) !== 0) return false;
  return SERVICES.some((service) => isWithin(hostname, service));
}
