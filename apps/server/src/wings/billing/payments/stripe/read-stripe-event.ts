import { z } from 'zod';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderEvent } from '../../../../platform/payments/payment-provider.ts';
import { verifyWebhook } from '../../../../platform/security/webhook-signature.ts';

/** A reference to another object: its id, or the object itself if it was expanded. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish();

/** Charges and disputes name their payment; its subscription must be looked up. */
const ofPayment = z
  .object({ payment_intent: reference })
  .transform(({ payment_intent }) => payment_intent ?? null);

const itself = z.object({ id: z.string() }).transform(({ id }) => id);

const ofCheckout = z
  .object({ subscription: reference })
  .transform(({ subscription }) => subscription ?? null);

/** Until the API of 2025-03-31, invoices named their subscription at the top level. */
const ofInvoice = z
  .object({
    subscription: reference,
    parent: z
      .object({ subscription_details: z.object({ subscription: reference }).nullish() })
      .nullish(),
  })
  .transform(
    ({ parent, subscription }) =>
      parent?.subscription_details?.subscription ?? subscription ?? null,
  );

/** The event types that matter, and where each names its subscription. */
const subscriptionIn = new Map<string, z.ZodType<string | null>>([
  ['checkout.session.completed', ofCheckout],
  ['customer.subscription.created', itself],
  ['customer.subscription.updated', itself],
  ['customer.subscription.deleted', itself],
  ['invoice.paid', ofInvoice],
  ['invoice.payment_failed', ofInvoice],
]);

/** Event types of refunds and disputes. */
const paymentIn = new Map<string, z.ZodType<string | null>>([
  ['charge.refunded', ofPayment],
  ['charge.dispute.created', ofPayment],
  ['charge.dispute.closed', ofPayment],
]);

const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }).optional(),
});

/**
 * Parses an event of Stripe after checking the signature over its raw bytes.
 * @throws {AppError} webhook_signature_invalid; malformed_request for a signed event of unknown shape
 */
export function readStripeEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  verifyWebhook(body, signature, secret, now);
  const { id, type, data } = parse(stripeEvent, toJson(body));
  const read = (shape: z.ZodType<string | null> | undefined) =>
    shape ? parse(shape, data?.object) : null;
  return {
    id,
    type,
    subscriptionId: read(subscriptionIn.get(type)),
    paymentId: read(paymentIn.get(type)),
  };
}

function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('malformed_request');
  }
}

function parse<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new AppError('malformed_request');
  return parsed.data;
}
