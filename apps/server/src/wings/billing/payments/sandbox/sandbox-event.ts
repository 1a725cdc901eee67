import * as z from 'zod';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { ProviderEvent } from '../../../../platform/payments/payment-provider.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { signWebhook, verifyWebhook } from '../../../../platform/security/webhook-signature.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';

type Secrets = Platform['secrets'];

const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

const sandboxEvent = {
  name: 'sandbox-event',
  payload: z.object({
    id: z.string(),
    type: z.enum(eventTypes),
    /** The subscription that the event is about; none for a failed checkout. */
    subscriptionId: z.string().optional(),
  }),
};

const sentEvent = z.object({
  id: z.string(),
  type: z.enum(eventTypes),
  data: z.object({ object: z.object({ subscription: z.string().nullable() }) }),
});

/** Posts an event to the webhook and returns the response status. */
export type DeliverEvent = (body: Buffer, signature: string) => Promise<number>;

/** Queues an event in the transaction that causes it. */
export async function announce(
  transaction: DatabaseTransaction,
  type: (typeof eventTypes)[number],
  subscriptionId: string | null,
): Promise<void> {
  await enqueue(transaction, sandboxEvent, {
    id: `evt_${newId()}`,
    type,
    ...(subscriptionId === null ? {} : { subscriptionId }),
  });
}

/**
 * The task that delivers an event, signed now.
 * @throws while the webhook does not accept it, so that the queue retries
 */
export const sendSandboxEvent = (deliver: DeliverEvent) =>
  defineTask({
    ...sandboxEvent,
    async run({ secrets, clock, payments }, { id, type, subscriptionId = null }) {
      // Stripe was configured after it was queued, and the webhook no longer accepts sandbox events.
      if (payments.name !== 'sandbox') return;
      const event: z.output<typeof sentEvent> = {
        id,
        type,
        data: { object: { subscription: subscriptionId } },
      };
      const body = Buffer.from(JSON.stringify(event));
      const status = await deliver(body, signWebhook(body, secretOf(secrets), clock()));
      if (status < 200 || status > 299) {
        throw new Error(`the webhook responded ${status} to ${type}`);
      }
    },
  });

/**
 * Verifies and parses an event of the sandbox.
 * @throws {AppError} webhook_signature_invalid; malformed_request for signed bytes that are no
 * event
 */
export function readSandboxEvent(
  secrets: Secrets,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): ProviderEvent {
  verifyWebhook(body, signature, secretOf(secrets), now);
  const parsed = sentEvent.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError('malformed_request');
  const { id, type, data } = parsed.data;
  return { id, type, subscriptionId: data.object.subscription, paymentId: null };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function secretOf(secrets: Secrets): string {
  return Buffer.from(secrets.signingKey('sandbox webhook')).toString('base64url');
}
