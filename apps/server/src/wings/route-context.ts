import type { FastifyInstance } from 'fastify';
import type { SessionCookie } from '../platform/authentication/session-cookie.ts';
import type { Platform } from '../platform/platform.ts';
import type { Bind } from '../platform/http/call.ts';

/** What the routes of a wing are made with. */
export interface RouteContext {
  readonly app: FastifyInstance;
  readonly bind: Bind;
  readonly platform: Platform;
  readonly cookie: SessionCookie;
}
