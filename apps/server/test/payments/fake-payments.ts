import { DAY_MS } from '@nextshift/contract';
import { AppError } from '../../src/platform/errors/app-error.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type {
  CheckoutRequest,
  ChosenPlan,
  InvoiceReason,
  PaymentProvider,
  ProviderInvoice,
  ProviderState,
  ProviderSubscription,
  UnmatchedReason,
} from '../../src/platform/payments/payment-provider.ts';
import { signWebhook, verifyWebhook } from '../../src/platform/security/webhook-signature.ts';

/** An event as it is delivered. */
export interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface EventOptions {
  readonly id?: string;
  readonly type?: string;
  readonly subscriptionId?: string | null;
  /** The payment it is about, if it references only that. */
  readonly paymentId?: string | null;
  /** When it is signed; now by default. */
  readonly signedAt?: Date;
}

/** A payment provider in memory, with controls for customers, time and outages. */
export interface FakePayments extends PaymentProvider {
  /** The names of the requests since the last call. */
  takeCalls(): string[];
  /** Pays an open checkout. @returns the subscription's id */
  pay(checkoutUrl: string): string;
  /** The checkout at an address, while it is open. */
  openCheckout(checkoutUrl: string): CheckoutRequest | null;
  /** From now on a subscription is not ours, for this reason; null reverts that. */
  disown(subscriptionId: string, reason: UnmatchedReason | null): void;
  /** Adds a subscription bought before the test. */
  adopt(subscription: ProviderSubscription): void;
  /** The next period starts, and is paid. */
  renew(subscriptionId: string): void;
  /** The next period starts, and its invoice is not paid. */
  failPayment(subscriptionId: string): void;
  /** Open invoices are paid after all. */
  payOpenBills(subscriptionId: string): void;
  /** Ends a subscription, as the provider does at the end of a cancelled period. */
  end(subscriptionId: string): void;
  /** Refunds an amount of the newest payment, in dollars; all of it by default. */
  refund(subscriptionId: string, amount?: number): void;
  /** The customer was charged on this card. */
  useCard(subscriptionId: string, fingerprint: string): void;
  /** The customer disputes the newest payment, or the bank decides about it. */
  dispute(subscriptionId: string, dispute: NonNullable<ProviderInvoice['dispute']>): void;
  /** The newest payment of a subscription, as events of charges name it. */
  paymentOf(subscriptionId: string): string;
  /**
   * Runs this during every request from now on, between the provider's read and its response; null stops
   * it. Requests that it makes itself are not interrupted.
   */
  duringRequests(interruption: ((name: string) => Promise<void>) | null): void;
  /** From now on the bank requires confirmation before a change is paid. */
  askToConfirm(): void;
  /** From now on every request fails. */
  goOffline(): void;
  goOnline(): void;
  /** Signs an event: `headers` and `body` are what the webhook receives. */
  sign(event: EventOptions): SignedEvent;
}

const PAYMENT_PREFIX = 'pi_of_';
const SECRET = 'whsec_of_the_tests';
const PRICES = {
  basic: { monthly: 79, annual: 840 },
  impact: { monthly: 149, annual: 1620 },
  accelerate: { monthly: 219, annual: 2400 },
  corporate: { monthly: 399, annual: 4308 },
} as const;
const DAYS = { monthly: 30, annual: 365 } as const;

type Changed = Partial<ProviderSubscription>;

export function createFakePayments(clock: Clock): FakePayments {
  const checkouts = new Map<string, CheckoutRequest>();
  const states = new Map<string, ProviderState>();
  const customers = new Map<string, string>();
  const unmatched = new Map<string, UnmatchedReason>();
  const responses = new Map<string, unknown>();
  let calls: string[] = [];
  let isOffline = false;
  let requiresConfirmation = false;
  let interruption: ((name: string) => Promise<void>) | null = null;
  let made = 0;

  const nextId = (prefix: string) =>
    `${prefix}_${(made += 1)}_${Math.random().toString(36).slice(2)}`;

  function stateOf(id: string): ProviderState {
    const state = states.get(id);
    if (!state) throw new Error(`the provider knows no subscription ${id}`);
    return state;
  }

  function change(id: string, changed: Changed, invoices: readonly ProviderInvoice[] = []) {
    const before = stateOf(id);
    const after = {
      ...before,
      subscription: { ...before.subscription, ...changed },
      invoices: [...before.invoices, ...invoices],
    };
    states.set(id, after);
    return after;
  }

  function bill({ planType, billingCycle }: ChosenPlan, reason: InvoiceReason, paid = true) {
    const amount = PRICES[planType][billingCycle];
    return {
      id: nextId('in'),
      reason,
      planType,
      billingCycle,
      amount,
      paid,
      charged: paid ? amount : 0,
      refunded: 0,
      dispute: null,
      createdAt: clock(),
    };
  }

  function reverse(id: string, reversal: (bill: ProviderInvoice) => Partial<ProviderInvoice>) {
    const state = stateOf(id);
    const { invoices } = state;
    const newest = invoices.findLast(({ paid }) => paid);
    states.set(id, {
      ...state,
      invoices: invoices.map((each) => (each === newest ? { ...each, ...reversal(each) } : each)),
    });
  }

  function nextPeriod(id: string, paid: boolean) {
    const { subscription } = stateOf(id);
    const { currentPeriodEnd } = subscription;
    const days = DAYS[subscription.billingCycle];
    change(
      id,
      {
        status: paid ? 'active' : 'past_due',
        currentPeriodStart: currentPeriodEnd,
        currentPeriodEnd: new Date(currentPeriodEnd.getTime() + days * DAY_MS),
      },
      [bill(subscription, 'renewed', paid)],
    );
  }

  /** Responds to a request while online; repeated with its key, it gets the same response. */
  async function respond<Result>(name: string, key: string | null, make: () => Result) {
    if (isOffline) throw new AppError('payments_unavailable');
    calls.push(name);
    const known = key === null ? undefined : responses.get(`${name} ${key}`);
    const response = known === undefined ? make() : (known as Result);
    if (key !== null) responses.set(`${name} ${key}`, response);
    const interrupt = interruption;
    if (interrupt) {
      interruption = null;
      await interrupt(name);
      interruption ??= interrupt;
    }
    return response;
  }

  return {
    name: 'sandbox',

    createCustomer: (employer, key) =>
      respond('createCustomer', key, () => {
        const customerId = customers.get(employer.id) ?? nextId('cus');
        customers.set(employer.id, customerId);
        return { customerId };
      }),

    createCheckout: (request, key) =>
      respond('createCheckout', key, () => {
        for (const [url, { customerId }] of checkouts) {
          if (customerId === request.customerId) checkouts.delete(url);
        }
        const checkoutUrl = `https://pay.example/${nextId('cs')}`;
        checkouts.set(checkoutUrl, request);
        return { checkoutUrl };
      }),

    listSubscriptions: (customerId) =>
      respond('listSubscriptions', null, () =>
        [...states.values()].filter(({ subscription }) => subscription.customerId === customerId),
      ),

    explainUnknown: (id) =>
      respond('explainUnknown', null, () => unmatched.get(id) ?? 'no_subscription'),

    findSubscriptionOfPayment: (paymentId) =>
      respond('findSubscriptionOfPayment', null, () => {
        const id = paymentId.replace(PAYMENT_PREFIX, '');
        return states.has(id) && !unmatched.has(id) ? id : null;
      }),

    readSubscription: (id, known) =>
      respond('readSubscription', null, () => {
        const isOurs = !unmatched.has(id) || (known && unmatched.get(id) === 'no_price');
        return isOurs ? (states.get(id) ?? null) : null;
      }),

    previewChange: (id, { planType, billingCycle }) =>
      respond('previewChange', null, () => {
        const { subscription } = stateOf(id);
        const total =
          PRICES[planType][billingCycle] - PRICES[subscription.planType][subscription.billingCycle];
        return { total, dueNow: Math.max(0, total), creditLeft: Math.max(0, -total) };
      }),

    changePlan: (id, { planType, billingCycle }, key) =>
      respond('changePlan', key, () => {
        if (requiresConfirmation) throw new AppError('payment_confirmation_required');
        const days = DAYS[billingCycle];
        const isNewCycle = stateOf(id).subscription.billingCycle !== billingCycle;
        const period = {
          currentPeriodStart: clock(),
          currentPeriodEnd: new Date(clock().getTime() + days * DAY_MS),
        };
        const plan = { planType, billingCycle };
        return change(id, { ...plan, ...(isNewCycle ? period : {}) }, [bill(plan, 'changed')]);
      }),

    confirmChange: ({ subscriptionId }) =>
      respond('confirmChange', null, () => ({
        confirmUrl: `https://pay.example/confirm/${subscriptionId}`,
      })),

    openPortal: (customerId) =>
      respond('openPortal', null, () => ({
        portalUrl: `https://pay.example/portal/${customerId}`,
      })),

    findInvoiceUrl: (id) =>
      respond('findInvoiceUrl', null, () => `https://pay.example/invoices/${id}`),

    cancel: (id, when, key) =>
      respond('cancel', key, () =>
        change(
          id,
          when === 'now'
            ? { status: 'canceled', cancelAtPeriodEnd: false, canceledAt: clock() }
            : { cancelAtPeriodEnd: true, canceledAt: clock() },
        ),
      ),

    reactivate: (id, key) =>
      respond('reactivate', key, () => change(id, { cancelAtPeriodEnd: false, canceledAt: null })),

    readEvent(body, signature, now) {
      verifyWebhook(body, signature, SECRET, now);
      return JSON.parse(body.toString('utf8')) as ReturnType<PaymentProvider['readEvent']>;
    },

    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },

    openCheckout: (checkoutUrl) => checkouts.get(checkoutUrl) ?? null,

    pay(checkoutUrl) {
      const request = checkouts.get(checkoutUrl);
      if (!request) throw new Error('this checkout is not open');
      checkouts.delete(checkoutUrl);
      const { employerId, customerId, planType, billingCycle } = request;
      const id = nextId('sub');
      const now = clock();
      states.set(id, {
        subscription: {
          id,
          customerId,
          employerId,
          planType,
          billingCycle,
          status: 'active',
          currentPeriodStart: now,
          currentPeriodEnd: new Date(now.getTime() + DAYS[billingCycle] * DAY_MS),
          cancelAtPeriodEnd: false,
          canceledAt: null,
          createdAt: now,
        },
        invoices: [bill(request, 'started')],
        cards: [],
      });
      return id;
    },

    disown(id, reason) {
      if (reason === null) unmatched.delete(id);
      else unmatched.set(id, reason);
    },

    adopt(subscription) {
      states.set(subscription.id, { subscription, invoices: [], cards: [] });
    },

    renew: (id) => nextPeriod(id, true),
    failPayment: (id) => nextPeriod(id, false),

    payOpenBills(id) {
      const state = stateOf(id);
      states.set(id, {
        ...state,
        subscription: { ...state.subscription, status: 'active' },
        invoices: state.invoices.map((each) => ({ ...each, paid: true, charged: each.amount })),
      });
    },

    end(id) {
      change(id, { status: 'canceled', cancelAtPeriodEnd: false, canceledAt: clock() });
    },

    refund(id, amount) {
      reverse(id, ({ charged }) => ({ refunded: amount ?? charged }));
    },

    useCard(id, fingerprint) {
      const state = stateOf(id);
      states.set(id, { ...state, cards: [...state.cards, fingerprint] });
    },

    dispute(id, dispute) {
      reverse(id, () => ({ dispute }));
    },

    paymentOf: (id) => `${PAYMENT_PREFIX}${id}`,

    duringRequests(work) {
      interruption = work;
    },

    askToConfirm() {
      requiresConfirmation = true;
    },

    goOffline() {
      isOffline = true;
    },

    goOnline() {
      isOffline = false;
    },

    sign({
      id = nextId('evt'),
      type = 'updated',
      subscriptionId = null,
      paymentId = null,
      signedAt = clock(),
    }) {
      const body = JSON.stringify({ id, type, subscriptionId, paymentId });
      const signature = signWebhook(Buffer.from(body), SECRET, signedAt);
      return {
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      };
    },
  };
}
