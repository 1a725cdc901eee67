import { billingCycles, planIds } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import type { SessionCookie } from '../../../../platform/authentication/session-cookie.ts';
import { noCheckoutPage } from './checkout-page.ts';
import { changePlan, previewChange, findChangeRefusal } from './change-subscription.ts';
import { invoicePage } from './invoice-page.ts';
import { confirmPage, portalPage, refusedPage } from './portal-page.ts';
import { chargedFor, reversalActions, reversePayment } from './reverse-payment.ts';
import {
  findCustomer,
  findCustomerId,
  storeCustomer,
  listBills,
} from './sandbox-customers.queries.ts';
import { nameOf } from './sandbox-page.ts';
import {
  createSandboxSession,
  registerSandbox,
  SUBSCRIPTION_PAGE,
} from './sandbox-pages.routes.ts';
import {
  findSubscription,
  listInvoices,
  lockSubscription,
} from './sandbox-subscriptions.queries.ts';

const pageRoute = { schema: { hide: true }, config: { limit: { name: 'read' } } } as const;
const formRoute = { schema: { hide: true }, config: { limit: { name: 'write' } } } as const;
/** Bytes of a form. */
const BODY_LIMIT = 4_096;
const INVOICE = '/sandbox/invoices/:id';
const EMPTY = { card: 'accepted', address: '', tax_id: '' } as const;

interface OneInvoice {
  readonly Params: { readonly id: string };
}

const detailsForm = z.object({
  card: z.enum(['accepted', 'confirmed', 'declined']).catch('accepted'),
  address: z.string().trim().max(500).catch(''),
  taxId: z.string().trim().max(50).catch(''),
});

const reversalForm = z.object({ action: z.enum(reversalActions) });

const confirmQuery = z.object({
  subscription: z.string(),
  plan: z.enum(planIds),
  cycle: z.enum(billingCycles),
});

/**
 * The billing page of the sandbox, its bills and its bank, in place of a payment provider's.
 * Employers see only their own bills. It does not exist with a real provider.
 */
export function sandboxPortalRoutes(
  app: FastifyInstance,
  platform: Platform,
  cookie: SessionCookie,
): void {
  if (platform.config.stripe !== undefined) return;
  registerSandbox(app, platform, (pages) => {
    // Elsewhere forms are those of mail programs.
    pages.removeContentTypeParser('application/x-www-form-urlencoded');
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    addPortal(pages, platform, cookie);
    addInvoices(pages, platform, cookie);
    addConfirmation(pages, platform, cookie);
  });
}

function addPortal(app: FastifyInstance, platform: Platform, cookie: SessionCookie): void {
  const { database } = platform;
  const { findEmployerId, goTo, sendPage } = createSandboxSession(platform, cookie);

  app.get<{ Querystring: { saved?: unknown } }>(
    '/sandbox/portal',
    pageRoute,
    async (request, reply) => {
      const employerId = await findEmployerId(request, reply);
      if (employerId === null) return reply;
      const id = await findCustomerId(database, employerId);
      const customer = id === undefined ? undefined : await findCustomer(database, id);
      const bills = await listBills(database, employerId);
      const saved = request.query.saved !== undefined;
      const view = { customer: customer ?? EMPTY, bills, saved, returnPath: SUBSCRIPTION_PAGE };
      return sendPage(reply, 200, portalPage(view));
    },
  );

  app.post('/sandbox/portal', formRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const id = await findCustomerId(database, employerId);
    if (id === undefined) return sendPage(reply, 404, noCheckoutPage());
    const { card, address, taxId } = detailsForm.parse(request.body ?? {});
    await storeCustomer(database, { id, employer_id: employerId, card, address, tax_id: taxId });
    return goTo(reply, '/sandbox/portal?saved=yes');
  });
}

function addInvoices(app: FastifyInstance, platform: Platform, cookie: SessionCookie): void {
  const { database } = platform;
  const { findEmployerId, goTo, sendPage } = createSandboxSession(platform, cookie);

  app.get<OneInvoice>(INVOICE, pageRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const bill = (await listBills(database, employerId)).find(({ id }) => id === request.params.id);
    if (!bill) return sendPage(reply, 404, noCheckoutPage());
    return sendPage(reply, 200, invoicePage(bill, await chargedFor(database, bill)));
  });

  app.post<OneInvoice>(INVOICE, formRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const { data } = reversalForm.safeParse(request.body);
    const own = { employerId, invoiceId: request.params.id };
    const isDone =
      data !== undefined &&
      (await database
        .transaction()
        .execute((transaction) => reversePayment(transaction, own, data.action)));
    if (!isDone) return sendPage(reply, 404, noCheckoutPage());
    return goTo(reply, `/sandbox/invoices/${own.invoiceId}`);
  });
}

function addConfirmation(app: FastifyInstance, platform: Platform, cookie: SessionCookie): void {
  const { database, clock } = platform;
  const { findEmployerId, goTo, sendPage } = createSandboxSession(platform, cookie);
  const done = `${SUBSCRIPTION_PAGE}?change=done`;
  const sendRefusal = (reply: FastifyReply, refusal: 'ended' | 'suspended' | 'declined') =>
    refusal === 'ended'
      ? sendPage(reply, 404, noCheckoutPage())
      : sendPage(reply, 409, refusedPage(refusal, SUBSCRIPTION_PAGE));

  app.get('/sandbox/confirm', pageRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const change = confirmQuery.safeParse(request.query).data;
    if (!change) return sendPage(reply, 404, noCheckoutPage());
    const row = await findSubscription(database, change.subscription);
    if (row?.employer_id !== employerId) return sendPage(reply, 404, noCheckoutPage());
    const plan = { planType: change.plan, billingCycle: change.cycle };
    const refusal = await findChangeRefusal(database, row, plan, clock());
    if (refusal) return sendRefusal(reply, refusal);
    const { dueNow } = previewChange(row, await listInvoices(database, row.id), plan, clock());
    const view = {
      planName: nameOf({ plan_type: change.plan }),
      cents: Math.round(dueNow * 100),
      path: request.url,
      returnPath: SUBSCRIPTION_PAGE,
    };
    return sendPage(reply, 200, confirmPage(view));
  });

  app.post('/sandbox/confirm', formRoute, async (request, reply) => {
    const employerId = await findEmployerId(request, reply);
    if (employerId === null) return reply;
    const change = confirmQuery.safeParse(request.query).data;
    if (!change) return sendPage(reply, 404, noCheckoutPage());
    const refusal = await database.transaction().execute(async (transaction) => {
      const row = await lockSubscription(transaction, change.subscription);
      if (row?.employer_id !== employerId) return 'ended';
      const plan = { planType: change.plan, billingCycle: change.cycle };
      const why = await findChangeRefusal(transaction, row, plan, clock());
      if (!why) await changePlan(transaction, row, plan, clock());
      return why;
    });
    return refusal ? sendRefusal(reply, refusal) : goTo(reply, done);
  });
}
