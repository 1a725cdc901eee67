import { Stripe } from 'stripe';
import type { Config } from '../../../../config.ts';

/** The API version that is parsed here; Stripe responds in it whatever the account's default is. */
const API_VERSION = '2026-10-28.endive';

/** Timeouts of requests to Stripe, in milliseconds, and how often they are retried. */
export interface StripeTimeouts {
  /** Shorter, because a person or a webhook waits for several reads in a row. */
  readonly readMs: number;
  readonly writeMs: number;
  readonly retries: number;
}

export function createStripeClient(
  { secretKey, apiBase }: Pick<NonNullable<Config['stripe']>, 'secretKey' | 'apiBase'>,
  { writeMs, retries }: StripeTimeouts,
): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: writeMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiBase === undefined ? {} : addressOf(new URL(apiBase))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  return protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port === '' ? 80 : Number(port) } as const)
    : ({ protocol: 'https', host: hostname, port: port === '' ? 443 : Number(port) } as const);
}
