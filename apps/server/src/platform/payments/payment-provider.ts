import type { BillingCycle, PlanId, SubscriptionStatus } from '@nextshift/contract';

/** A plan and how it is billed; the price follows from both. */
export interface ChosenPlan {
  readonly planType: PlanId;
  readonly billingCycle: BillingCycle;
}

export interface CheckoutRequest extends ChosenPlan {
  readonly employerId: string;
  readonly customerId: string;
  /** Where the browser returns to; built by the server from its own address. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription extends ChosenPlan {
  readonly id: string;
  readonly customerId: string;
  /** From the metadata of the checkout. */
  readonly employerId: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: Date | null;
  readonly createdAt: Date;
}

export type InvoiceReason = 'started' | 'renewed' | 'changed';

/** A bill of a subscription. */
export interface ProviderInvoice extends ChosenPlan {
  readonly id: string;
  readonly reason: InvoiceReason;
  /** US dollars; negative for a credit. */
  readonly amount: number;
  readonly paid: boolean;
  /** What the customer was charged for it, in US dollars, after earlier credit. */
  readonly charged: number;
  /** How much of that was refunded. */
  readonly refunded: number;
  /** The state of the customer's dispute about it; null without one. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly createdAt: Date;
}

/** A subscription and all its bills, read together. */
export interface ProviderState {
  readonly subscription: ProviderSubscription;
  readonly invoices: readonly ProviderInvoice[];
  /** Fingerprints of the cards on which its customer was charged: the same for the same card, no matter who the customer is. */
  readonly cards: readonly string[];
}

/** Why a subscription at the provider matches nothing of ours. */
export type UnmatchedReason = 'no_subscription' | 'no_price' | 'no_employer';

/** A change of plan that its customer has to confirm on the provider's page. */
export interface ChangeToConfirm {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: ChosenPlan;
  /** Where the browser returns to. */
  readonly returnUrl: string;
}

/** What a change of plan would cost, in US dollars. */
export interface ProviderPreview {
  /** Negative for a credit. */
  readonly total: number;
  /** What is charged immediately, after earlier credit. */
  readonly dueNow: number;
  /** Credit that is left for later bills. */
  readonly creditLeft: number;
}

/** An event of the provider with a valid signature. It says what to read again; its content is not trusted. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null for an event that is not about a subscription, or that names a payment instead. */
  readonly subscriptionId: string | null;
  /** The payment that was refunded or disputed; null for other events. */
  readonly paymentId: string | null;
}

/**
 * Takes payments. Every change carries an idempotency key, so that a repeated request is done once.
 * All methods but `readEvent` throw `payments_unavailable` while the provider cannot be reached. Those that
 * change a subscription throw `subscription_ended` once it is over, except for `cancel` now, which succeeds.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  createCustomer(
    employer: { readonly id: string; readonly email: string; readonly companyName: string },
    idempotencyKey: string,
  ): Promise<{ readonly customerId: string }>;
  /**
   * Starts a checkout and closes the customer's earlier one, if it is still open.
   * @throws {AppError} subscription_active if that one was just paid
   */
  createCheckout(
    request: CheckoutRequest,
    idempotencyKey: string,
  ): Promise<{ readonly checkoutUrl: string }>;
  /** All of a customer's subscriptions that are ours, including ended ones. */
  listSubscriptions(customerId: string): Promise<ProviderState[]>;
  /** Why `readSubscription` returns null. */
  explainUnknown(subscriptionId: string): Promise<UnmatchedReason>;
  /** The subscription that a payment was for; null if it was for something else, or is unknown. */
  findSubscriptionOfPayment(paymentId: string): Promise<string | null>;
  /**
   * Null if the provider knows no such subscription, or it is not ours.
   * @param known its plan as stored, which it keeps at a price that is no longer configured
   */
  readSubscription(subscriptionId: string, known?: ChosenPlan): Promise<ProviderState | null>;
  /**
   * What `changePlan` would bill now.
   * @throws {AppError} subscription_ended if it is over
   */
  previewChange(subscriptionId: string, plan: ChosenPlan): Promise<ProviderPreview>;
  /**
   * The difference is billed immediately.
   * @throws {AppError} payment_declined if it is not paid, payment_confirmation_required if the bank
   * asks the customer first; then nothing has changed
   */
  changePlan(
    subscriptionId: string,
    plan: ChosenPlan,
    idempotencyKey: string,
  ): Promise<ProviderState>;
  cancel(
    subscriptionId: string,
    when: 'now' | 'at-period-end',
    idempotencyKey: string,
    known?: ChosenPlan,
  ): Promise<ProviderState>;
  /** Takes back a cancellation at the end of the period. */
  reactivate(
    subscriptionId: string,
    idempotencyKey: string,
    known?: ChosenPlan,
  ): Promise<ProviderState>;
  /** The page on which a customer confirms a change and pays for it. */
  confirmChange(change: ChangeToConfirm): Promise<{ readonly confirmUrl: string }>;
  /** The provider's page for card, invoices, address and tax id. */
  openPortal(customerId: string, returnUrl: string): Promise<{ readonly portalUrl: string }>;
  /**
   * A short-lived link to a bill's page; null without one.
   * @param ownOrigin the server's own origin, for a provider that is part of it
   */
  findInvoiceUrl(invoiceId: string, ownOrigin: string): Promise<string | null>;
  /**
   * Checks the signature over the raw bytes of an event.
   * @throws {AppError} webhook_signature_invalid for one that is missing, wrong or older than 300 s
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): ProviderEvent;
}
