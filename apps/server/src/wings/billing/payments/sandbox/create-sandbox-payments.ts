import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import type {
  ChosenPlan,
  PaymentProvider,
  ProviderState,
} from '../../../../platform/payments/payment-provider.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  cancelSubscription,
  changePlan,
  previewChange,
  reactivateSubscription,
} from './change-subscription.ts';
import { presentState } from './present-state.ts';
import { openCheckout } from './sandbox-checkouts.queries.ts';
import { findCustomer } from './sandbox-customers.queries.ts';
import { readSandboxEvent } from './sandbox-event.ts';
import {
  findSubscription,
  listInvoices,
  listSubscriptions,
  lockSubscription,
  type SandboxSubscriptionRow,
  claimKey,
} from './sandbox-subscriptions.queries.ts';

type SandboxDependencies = Pick<Platform, 'clock' | 'database' | 'secrets'>;

type Work = (
  transaction: DatabaseTransaction,
  row: SandboxSubscriptionRow,
  now: Date,
) => Promise<void>;

/** The built-in payment provider: it moves no money, but otherwise behaves like a real one. */
export function createSandboxPayments(dependencies: SandboxDependencies): PaymentProvider {
  const { clock, database, secrets } = dependencies;
  const idOf = (prefix: string, text: string) =>
    `${prefix}_${secrets.mac(`sandbox ${prefix} ${text}`).toString('hex').slice(0, 32)}`;

  /** Changes a subscription that has not ended, once per idempotency key. */
  function change(subscriptionId: string, key: string, work: Work): Promise<ProviderState> {
    return database.transaction().execute(async (transaction) => {
      const row = await lockSubscription(transaction, subscriptionId);
      if (!row) throw new AppError('not_found');
      const now = clock();
      if (await claimKey(transaction, `${subscriptionId} ${key}`, now)) {
        if (row.status === 'canceled') throw new AppError('subscription_ended');
        await work(transaction, row, now);
      }
      return requireState(transaction, subscriptionId);
    });
  }

  return {
    name: 'sandbox',

    async createCustomer({ id }) {
      return { customerId: idOf('cus', id) };
    },

    async createCheckout(request, idempotencyKey) {
      const id = idOf('cs', `${request.customerId} ${idempotencyKey}`);
      await openCheckout(database, id, { ...request, now: clock() });
      const page = new URL(`/sandbox/checkout/${id}`, request.successUrl);
      return { checkoutUrl: page.href };
    },

    async listSubscriptions(customerId) {
      const rows = await listSubscriptions(database, customerId);
      return Promise.all(
        rows.map(async (row) => presentState(row, await listInvoices(database, row.id))),
      );
    },

    explainUnknown: async () => 'no_subscription',

    // Its events always name the subscription.
    findSubscriptionOfPayment: async () => null,

    readSubscription: (subscriptionId) => readState(database, subscriptionId),

    async previewChange(subscriptionId, plan) {
      const row = await findSubscription(database, subscriptionId);
      if (row?.status !== 'active') throw new AppError('subscription_ended');
      return previewChange(row, await listInvoices(database, row.id), plan, clock());
    },

    changePlan: (subscriptionId, plan, idempotencyKey) =>
      change(subscriptionId, `change ${idempotencyKey}`, async (transaction, row, now) => {
        await requireCharge(transaction, row, plan, now);
        return changePlan(transaction, row, plan, now);
      }),

    async confirmChange({ subscriptionId, plan: { planType, billingCycle }, returnUrl }) {
      const query = new URLSearchParams({
        subscription: subscriptionId,
        plan: planType,
        cycle: billingCycle,
      });
      return { confirmUrl: `${new URL(returnUrl).origin}/sandbox/confirm?${query}` };
    },

    async openPortal(_customerId, returnUrl) {
      return { portalUrl: `${new URL(returnUrl).origin}/sandbox/portal` };
    },

    async findInvoiceUrl(invoiceId, ownOrigin) {
      return `${ownOrigin}/sandbox/invoices/${invoiceId}`;
    },

    cancel: (subscriptionId, when, idempotencyKey) =>
      change(subscriptionId, `cancel ${when} ${idempotencyKey}`, (transaction, row, now) =>
        cancelSubscription(transaction, row, when, now),
      ),

    reactivate: (subscriptionId, idempotencyKey) =>
      change(subscriptionId, `reactivate ${idempotencyKey}`, reactivateSubscription),

    readEvent: (body, signature, now) => readSandboxEvent(secrets, body, signature, now),
  };
}

/** Charges the card the amount due, unless its bank declines or requires a confirmation. */
async function requireCharge(
  transaction: DatabaseTransaction,
  row: SandboxSubscriptionRow,
  plan: ChosenPlan,
  now: Date,
): Promise<void> {
  const { dueNow } = previewChange(row, await listInvoices(transaction, row.id), plan, now);
  const card = (await findCustomer(transaction, row.customer_id))?.card ?? 'accepted';
  if (dueNow === 0 || card === 'accepted') return;
  throw new AppError(card === 'declined' ? 'payment_declined' : 'payment_confirmation_required');
}

async function readState(database: Queryable, id: string): Promise<ProviderState | null> {
  const row = await findSubscription(database, id);
  return row ? presentState(row, await listInvoices(database, id)) : null;
}

async function requireState(database: Queryable, id: string): Promise<ProviderState> {
  const state = await readState(database, id);
  if (!state) throw new AppError('not_found');
  return state;
}
