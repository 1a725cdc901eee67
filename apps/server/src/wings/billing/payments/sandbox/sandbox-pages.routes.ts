import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SessionCookie } from '../../../../platform/authentication/session-cookie.ts';
import { findSession } from '../../../../platform/authentication/sessions.ts';
import { isAtThisMachine } from '../../../../platform/security/require-loopback.ts';
import { elsewherePage } from './checkout-page.ts';
import { checkoutPolicy } from './checkout-style.ts';

export const SUBSCRIPTION_PAGE = '/employer/subscription';
const HTML = 'text/html; charset=utf-8';
const LOGIN = `/employer/login?next=${encodeURIComponent(SUBSCRIPTION_PAGE)}`;

/**
 * The routes of the sandbox. They hand out plans for free, so they open only at this machine, unless PUBLIC_DEMO opens
 * the demo to everybody.
 */
export function registerSandbox(
  app: FastifyInstance,
  { config }: Pick<Platform, 'config'>,
  add: (pages: FastifyInstance) => void,
): void {
  void app.register(async (pages) => {
    if (!config.isDemoPublic) {
      pages.addHook('onRequest', async (request, reply) => {
        if (isAtThisMachine(request)) return;
        await reply.status(404).headers(sandboxHeaders(config)).type(HTML).send(elsewherePage());
      });
    }
    add(pages);
  });
}

function sandboxHeaders({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return { 'cache-control': 'no-store', 'content-security-policy': checkoutPolicy(publicUrl) };
}

/** What all pages of the sandbox share: the session and the response headers. */
export function createSandboxSession(platform: Platform, cookie: SessionCookie) {
  const { config, database, clock } = platform;
  const headers = sandboxHeaders(config);
  const goTo = (reply: FastifyReply, url: string) =>
    reply.header('cache-control', 'no-store').redirect(url, 303);
  return {
    goTo,
    sendPage: (reply: FastifyReply, status: number, html: string) =>
      reply.status(status).headers(headers).type(HTML).send(html),
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
