import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../../platform/platform.ts';
import type { SessionCookie } from '../../../../platform/authentication/session-cookie.ts';
import { checkoutPage, noCheckoutPage } from './checkout-page.ts';
import {
  abandonCheckout,
  declineCheckout,
  type LockedCheckout,
  payCheckout,
} from './pay-checkout.ts';
import { findCheckout } from './sandbox-checkouts.queries.ts';
import { createSandboxSession, registerSandbox } from './sandbox-pages.routes.ts';

interface OneCheckout {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly payment?: unknown };
}

const PAGE = '/sandbox/checkout/:id';
const pageRoute = { schema: { hide: true }, config: { limit: { name: 'read' } } } as const;
const formRoute = { schema: { hide: true }, config: { limit: { name: 'write' } } } as const;
/** A form of these pages has no fields; bytes. */
const BODY_LIMIT = 1_024;

/**
 * The checkout of the sandbox, in place of a payment provider's page. Only the employer who started
 * a checkout sees it; the server-wide cross-site guard protects its forms. It does not exist with a
 * real provider.
 */
export function sandboxCheckoutRoutes(
  app: FastifyInstance,
  platform: Platform,
  cookie: SessionCookie,
): void {
  if (platform.config.stripe !== undefined) return;
  registerSandbox(app, platform, (pages) => {
    // Only these pages accept such forms, which have no fields.
    // Elsewhere forms are those of mail programs.
    pages.removeContentTypeParser('application/x-www-form-urlencoded');
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async () => null,
    );
    addPages(pages, platform, cookie);
  });
}

function addPages(app: FastifyInstance, platform: Platform, cookie: SessionCookie): void {
  const { database, clock } = platform;
  const { findEmployerId, goTo, sendPage } = createSandboxSession(platform, cookie);

  app.get<OneCheckout>(PAGE, pageRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const checkout = await findCheckout(database, employerId, request.params.id);
    if (!checkout) return sendPage(reply, 404, noCheckoutPage());
    const declined = request.query.payment === 'declined';
    return sendPage(reply, 200, checkoutPage({ checkout, now: clock(), declined }));
  });

  function addButton(
    action: string,
    decide: typeof payCheckout,
    addressAfter: (checkout: LockedCheckout, page: string) => string,
  ): void {
    app.post<OneCheckout>(`${PAGE}/${action}`, formRoute, async (request, reply) => {
      const employerId = await findEmployerId(request, reply);
      if (employerId === null) return reply;
      const checkout = await decide(platform, employerId, request.params.id);
      if (!checkout) return sendPage(reply, 404, noCheckoutPage());
      return goTo(reply, addressAfter(checkout, `/sandbox/checkout/${checkout.id}`));
    });
  }

  // A button pressed too late redirects to the page, which shows the checkout's status.
  addButton('pay', payCheckout, ({ status, success_url: url }, page) =>
    status === 'paid' ? url : page,
  );
  addButton('fail', declineCheckout, ({ status }, page) =>
    status === 'open' ? `${page}?payment=declined` : page,
  );
  addButton('cancel', abandonCheckout, ({ status, cancel_url: url }, page) =>
    status === 'abandoned' ? url : page,
  );
}
