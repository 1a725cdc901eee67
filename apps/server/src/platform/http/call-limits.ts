import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../platform.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import type { LimitedClass } from '../rate-limits/rate-limits.ts';
import type { SignInKind } from '../authentication/sessions.ts';
import { createDeviceCookie } from '../authentication/device-cookie.ts';
import { createKnownOrigins } from '../authentication/known-origins.ts';

const credentials = z.object({ email: z.string() });

/**
 * Counts calls by caller: the network, or the session's account or the known browser where these are
 * identified.
 */
export function createCallLimits(app: FastifyInstance, platform: Platform) {
  const limitRate = createRateLimiter(app, platform);
  const devices = createDeviceCookie(platform);
  const origins = createKnownOrigins(platform);

  return {
    /** Before the body is read. A sign-in from a known browser counts for that browser. */
    async beforeBody(
      name: LimitedClass,
      request: FastifyRequest,
      logsIn: SignInKind | undefined,
    ): Promise<void> {
      const { session } = request;
      if (name === 'password' && session) {
        return limitRate(name, request, `${session.kind} ${session.accountId}`);
      }
      const browser = logsIn ? devices.findLast(devices.read(request)) : null;
      return limitRate(name, request, browser === null ? undefined : `browser ${browser}`);
    },

    /** A browser that is not known for the given account also counts for its network. */
    async atLogin(name: LimitedClass, request: FastifyRequest, logsIn: SignInKind): Promise<void> {
      const cookie = devices.read(request);
      if (!platform.config.rateLimit || devices.findLast(cookie) === null) return;
      const { email } = credentials.parse(request.body);
      const origin = { ip: request.ip, devices: cookie };
      const { deviceId } = await origins.find(logsIn, email, origin);
      if (deviceId === null) await limitRate(name, request);
    },
  };
}
