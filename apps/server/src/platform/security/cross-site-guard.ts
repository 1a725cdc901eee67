import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface CrossSiteOptions {
  /** Origins whose pages may write: our own and configured ones. */
  readonly origins: ReadonlySet<string>;
  /**
   * True if no address is configured: the page's own origin then is any host name that reaches this
   * server.
   */
  readonly trustsOwnHost: boolean;
  readonly isCarriedByCookie: (request: FastifyRequest) => boolean;
}

/**
 * Refuses a write with the session cookie unless it comes from a page of ours: a listed Origin, or none
 * with `Sec-Fetch-Site: same-origin`. A request without the cookie has no session to abuse, but a foreign
 * page must not sign a browser in either, so a foreign Origin is still refused.
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

/** Browsers let no page forge Origin or Host. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === `${request.protocol}://${request.host}`;
}
