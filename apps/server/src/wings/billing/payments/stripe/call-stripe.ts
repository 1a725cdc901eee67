import { Stripe } from 'stripe';
import { AppError } from '../../../../platform/errors/app-error.ts';

/** Seconds a client should wait while Stripe is unavailable. */
const RETRY_AFTER = 5;

/** Error codes of a card whose bank requires its owner to confirm (3-D Secure). */
const CONFIRMATIONS = ['subscription_payment_intent_requires_action', 'authentication_required'];

/**
 * A request that Stripe refused. It has Stripe's codes but not its message, which may contain a
 * key.
 */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly isUnknown: boolean;

  constructor(error: Stripe.errors.StripeError) {
    super(`Stripe refused a request (${summaryOf(error)})`);
    this.isUnknown = error.code === 'resource_missing';
  }
}

/**
 * Calls Stripe and maps its failures to our error codes.
 * @throws {AppError} payments_unavailable if it cannot be reached, fails or limits our rate
 * @throws {AppError} payment_declined if the card was declined, payment_confirmation_required if
 * its owner has to confirm first
 * @throws {StripeRefusal} for an invalid request
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? translate(error) : error;
  }
}

function translate(error: Stripe.errors.StripeError): Error {
  if (isUnavailable(error)) {
    const cause = new Error(`Stripe is unavailable (${summaryOf(error)})`);
    return new AppError('payments_unavailable', { retryAfter: RETRY_AFTER, cause });
  }
  if (error instanceof Stripe.errors.StripeCardError) {
    const asksOwner = CONFIRMATIONS.includes(error.code ?? '');
    return new AppError(asksOwner ? 'payment_confirmation_required' : 'payment_declined');
  }
  return new StripeRefusal(error);
}

/** 409 means that another request on the same object, or with the same key, is still in progress. */
function isUnavailable(error: Stripe.errors.StripeError): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true;
  if (!(error instanceof StripeAPIError)) return false;
  const { statusCode } = error;
  return statusCode === undefined || statusCode === 409 || statusCode >= 500;
}

function summaryOf({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string {
  return [type, code, statusCode, requestId].filter((part) => part !== undefined).join(', ');
}
