import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The origin at which the caller has opened the board: PUBLIC_URL, or without one the request's host (localhost,
 * 127.0.0.1, an address in the LAN). Other names are not trusted: anybody can own one that leads here.
 * Only for responses to the same caller: in a mail to somebody else, a forged host would be a trap.
 */
export function ownOriginOf(
  request: FastifyRequest,
  { hasPublicUrl, publicUrl }: Pick<Config, 'hasPublicUrl' | 'publicUrl'>,
): string {
  if (hasPublicUrl) return publicUrl;
  const named = `${request.protocol}://${request.host}`;
  if (!URL.canParse(named)) return publicUrl;
  const { origin, hostname: name } = new URL(named);
  return origin === named && isOwnName(name) ? named : publicUrl;
}

/** Whether a host name can only mean this machine, or is an IP address. */
function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  return (
    isIP(name.replaceAll(/[[\]]/g, '')) !== 0 ||
    ['localhost', own, `${own}.local`].includes(name) ||
    name.endsWith('.localhost')
  );
}
