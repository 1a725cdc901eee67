import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import type { SessionCookie } from '../../../platform/authentication/session-cookie.ts';
import { findSession } from '../../../platform/authentication/sessions.ts';
import { checkoutPolicy } from './checkout-style.ts';

export const SUBSCRIPTION_PAGE = '/employer/subscription';
const LOGIN = `/employer/login?next=${encodeURIComponent(SUBSCRIPTION_PAGE)}`;

/** What all pages of the sandbox share: the session and the response headers. */
export function createSandboxSession(platform: Platform, cookie: SessionCookie) {
  const { config, database, clock } = platform;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': checkoutPolicy(config.publicUrl),
  };
  const goTo = (reply: FastifyReply, url: string) =>
    reply.header('cache-control', 'no-store').redirect(url, 303);
  return {
    goTo,
    sendPage: (reply: FastifyReply, status: number, html: string) =>
      reply.status(status).headers(headers).type('text/html; charset=utf-8').send(html),
    /** The signed-in employer; visitors and seekers are redirected to the login, and null is returned. */
    findEmployerId: async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<string | null> => {
      const token = cookie.read(request);
      const session = token === null ? null : await findSession(database, clock, token);
      if (session?.kind === 'employer') return session.accountId;
      await goTo(reply, LOGIN);
      return null;
    },
  };
}
