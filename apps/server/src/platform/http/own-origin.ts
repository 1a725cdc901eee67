import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The origin at which whoever asks has opened the board: PUBLIC_URL, or else the host that they name, since
 * a board that was not told its address is opened by any (localhost, 127.0.0.1, its address in the LAN).
 * For answers to whoever asks alone: in a mail to somebody else such a host would be a trap.
 */
export function ownOriginOf(
  request: FastifyRequest,
  { hasPublicUrl, publicUrl }: Pick<Config, 'hasPublicUrl' | 'publicUrl'>,
): string {
  if (hasPublicUrl) return publicUrl;
  const named = `${request.protocol}://${request.host}`;
  return URL.canParse(named) && new URL(named).origin === named ? named : publicUrl;
}
