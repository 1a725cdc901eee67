import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The origin at which whoever asks has opened the board: PUBLIC_URL, or else the host that they name, since
 * a board that was not told its address is opened by any (localhost, 127.0.0.1, its address in the LAN). Of
 * other names anybody may be the owner and have them lead here, so they are not believed.
 * For responses to whoever asks alone: in a mail to somebody else such a host would be a trap.
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

/** Whether a name in an address can only mean this machine, or says itself where it leads. */
function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  return (
    isIP(name.replaceAll(/[[\]]/g, '')) !== 0 ||
    ['localhost', own, `${own}.local`].includes(name) ||
    name.endsWith('.localhost')
  );
}
