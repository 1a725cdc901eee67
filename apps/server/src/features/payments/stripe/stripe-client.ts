import { Stripe } from 'stripe';
import type { Config } from '../../../config.ts';

/** The version whose shapes are read here; Stripe answers in it whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';

/** How long Stripe is waited for, in milliseconds, and how often it is asked again. */
export interface StripePatience {
  /** Reading happens while an employer's row is locked: four tries in a row stay below the database's 15 s. */
  readonly readMs: number;
  readonly writeMs: number;
  readonly retries: number;
}

export function createStripeClient(
  { secretKey, apiBase }: Pick<NonNullable<Config['stripe']>, 'secretKey' | 'apiBase'>,
  { writeMs, retries }: StripePatience,
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
