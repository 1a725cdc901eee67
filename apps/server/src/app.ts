import type { FastifyInstance } from 'fastify';
import * as identity from './wings/identity/index.ts';
import * as jobs from './wings/jobs/index.ts';
import * as screening from './wings/screening/index.ts';
import * as billing from './wings/billing/index.ts';
import * as discovery from './wings/discovery/index.ts';
import * as hiring from './wings/hiring/index.ts';
import * as accounts from './wings/accounts/index.ts';
import * as posting from './wings/posting/index.ts';
import * as trust from './wings/trust/index.ts';
import { apiDocsRoutes } from './platform/api-docs/api-docs-routes.ts';
import { createDrain } from './platform/http/drain.ts';
import { createBinder } from './platform/http/endpoint-binder.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { metricsRoutes } from './platform/metrics/metrics-routes.ts';
import { outboxRoutes } from './platform/mail/outbox-routes.ts';
import type { Platform } from './platform/platform.ts';
import { requireRateLimits } from './platform/rate-limits/rate-limiter.ts';
import { publicFileRoutes } from './platform/files/public-files.ts';
import { createSessionCookie } from './platform/authentication/session-cookie.ts';

/** The API: what the platform serves, and the nine wings from the ground up. */
export async function buildApp(
  platform: Platform,
  drain = createDrain(0),
): Promise<FastifyInstance> {
  const cookie = createSessionCookie(platform.config);
  const app = await createHttpServer(platform, cookie);
  requireRateLimits(app);
  drain.installIn(app);
  platform.live.installIn(app);
  apiDocsRoutes(app);
  healthRoutes(app, platform, drain);
  metricsRoutes(app, platform);
  publicFileRoutes(app, platform);
  outboxRoutes(app, platform);

  const bind = createBinder(app, platform, cookie);
  const context = { app, bind, platform, cookie };
  identity.routes(context);
  jobs.routes(context);
  screening.routes(context);
  billing.routes(context);
  discovery.routes(context);
  hiring.routes(context);
  accounts.routes(context);
  posting.routes(context);
  trust.routes(context);
  return app;
}
