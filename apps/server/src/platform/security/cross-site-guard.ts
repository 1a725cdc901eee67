import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface CrossSiteOptions {
  /** Origins whose pages may write: our own and those of the configuration. */
  readonly origins: ReadonlySet<string>;
  /** True where no address is configured: the page's own then is whatever name this server is reached by. */
  readonly trustsOwnHost: boolean;
  readonly isCarriedByCookie: (request: FastifyRequest) => boolean;
}

/**
 * Refuses a write that carries the session cookie unless it comes from a page of ours: a listed Origin,
 * or none with `Sec-Fetch-Site: same-origin`. A request without the cookie has nothing to steal, but a
 * foreign page may not sign a browser in either, so a foreign Origin is refused there too.
 */
export function createCrossSiteGuard({
  origins,
  trustsOwnHost,
  isCarriedByCookie,
}: CrossSiteOptions) {
  return (request: FastifyRequest): void => {
    if (READING.has(request.method)) return;
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (origins.has(origin) || (trustsOwnHost && isOwnOrigin(origin, request))) return;
      throw new AppError('cross_site_request');
    }
    if (request.headers['sec-fetch-site'] === 'same-origin') return;
    if (isCarriedByCookie(request) || request.headers['sec-fetch-site'] !== undefined) {
      throw new AppError('cross_site_request');
    }
  };
}

/** A browser forges neither Origin nor Host. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === `${request.protocol}://${request.host}`;
}
