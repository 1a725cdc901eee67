import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../http/app-error.ts';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import { type LimitedClass, rateLimits, sharedRateLimits } from './rate-limits.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';

/**
 * Counts requests of a network by class, across routes: strict classes in the database, the others in
 * this process. A strict class may be counted for a browser or an account instead.
 * @returns a check that throws `too_many_requests` with the seconds to wait
 */
export function createRateLimiter(app: FastifyInstance, platform: Platform) {
  const countShared = createSharedRateLimit(platform);
  const countLocal = createLocalRateLimiter(app, platform.config);

  return async (name: LimitedClass, request: FastifyRequest, counted?: string): Promise<void> => {
    if (!sharedRateLimits.has(name)) return countLocal(name, request);
    if (!platform.config.rateLimit) return;
    await countShared(`${name} ${counted ?? networkOf(request.ip)}`, rateLimits[name]);
  };
}

/** The same for classes that are counted in this process, where no database is available. */
export function createLocalRateLimiter(
  app: FastifyInstance,
  { rateLimit }: Pick<Config, 'rateLimit'>,
) {
  const local = new Map(
    Object.entries(rateLimits).map(([name, { max, windowMs }]) => [
      name,
      app.createRateLimit({
        max,
        timeWindow: windowMs,
        keyGenerator: (request) => `${name} ${networkOf(request.ip)}`,
      }),
    ]),
  );

  return async (name: LimitedClass, request: FastifyRequest): Promise<void> => {
    if (!rateLimit) return;
    const count = await local.get(name)?.(request);
    if (count && !count.isAllowed && count.isExceeded) {
      throw new AppError('too_many_requests', { retryAfter: count.ttlInSeconds });
    }
  };
}
