import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import { type LimitedClass, rateLimits, sharedRateLimits } from './rate-limits.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';
import { createSpendingLimiter } from './spending-limiter.ts';

/**
 * How a route is limited: 'bound' by `bind` for those of the endpoint table, 'none' where a request costs next to
 * nothing.
 */
type RouteLimit = { readonly name: LocalClass; readonly cost?: number } | 'bound' | 'none';

type LocalClass = Exclude<LimitedClass, 'login' | 'password' | 'signup' | 'reset'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
  interface FastifyInstance {
    /** By method and path. */
    routeLimits: Map<string, RouteLimit>;
    /** Spends of the network's allowance in this process. */
    spend(name: LimitedClass, request: FastifyRequest, cost?: number): void;
  }
}

/** Limits every route by its `config.limit`, and lets those of the endpoint table spend themselves. */
export function installRateLimits(
  app: FastifyInstance,
  { config: { rateLimit }, clock }: Pick<Platform, 'clock'> & { config: Pick<Config, 'rateLimit'> },
): void {
  const spend = createSpendingLimiter(() => clock().getTime());
  app.decorate('spend', (name: LimitedClass, { ip }: FastifyRequest, cost = 1) => {
    if (rateLimit) spend(`${name} ${networkOf(ip)}`, rateLimits[name], cost);
  });
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (typeof limit === 'object') app.spend(limit.name, request, limit.cost);
  });
}

/** Lets no server start with a route that has no limit, no matter who adds it from now on. */
export function requireRateLimits(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeLimits', new Map());
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const name = `${String(method)} ${url}`;
      if (!config?.limit) throw new Error(`${name} has no rate limit.`);
      app.routeLimits.set(name, config.limit);
    }
  });
}

/**
 * Counts requests of a network by class, across routes: strict classes in the database, the others by
 * their cost in this process. A strict class may be counted for a browser or an account instead.
 * @returns a check that throws `too_many_requests` with the seconds to wait
 */
export function createRateLimiter(app: FastifyInstance, platform: Platform) {
  const countShared = createSharedRateLimit(platform);

  return async (name: LimitedClass, request: FastifyRequest, counted?: string): Promise<void> => {
    if (!sharedRateLimits.has(name)) app.spend(name, request);
    else if (platform.config.rateLimit) {
      await countShared(`${name} ${counted ?? networkOf(request.ip)}`, rateLimits[name]);
    }
  };
}
