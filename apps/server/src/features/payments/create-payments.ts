import { createDatabase } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';

/** Connections of the sandbox. */
const SANDBOX_CONNECTIONS = 4;

interface OpenPayments {
  readonly payments: PaymentProvider;
  readonly close: () => Promise<void>;
}

/**
 * Who takes the money: Stripe where it is configured, else the built-in sandbox. That one has its own
 * connections: it is asked by transactions which would otherwise wait for each other's.
 */
export async function createPayments(
  core: Pick<Platform, 'config' | 'clock' | 'database' | 'log' | 'secrets'>,
  connectionString: string,
): Promise<OpenPayments> {
  const { config, log } = core;
  if (config.stripe) {
    // Its client is large, and many do without it.
    const { createStripePayments } = await import('./stripe/create-stripe-payments.ts');
    return { payments: createStripePayments(config.stripe), close: async () => undefined };
  }
  const database = createDatabase({ connectionString, log, max: SANDBOX_CONNECTIONS });
  return {
    payments: createSandboxPayments({ ...core, database }),
    close: () => database.destroy(),
  };
}
