import type { Platform } from '../../../platform/platform.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { createSandboxPayments } from './sandbox/create-sandbox-payments.ts';

/** Chooses who takes payments: Stripe if it is configured, else the built-in sandbox. */
export async function createPayments(
  core: Pick<Platform, 'config' | 'clock' | 'database' | 'secrets'>,
): Promise<PaymentProvider> {
  const { stripe } = core.config;
  if (!stripe) return createSandboxPayments(core);
  // Imported lazily: its client is large, and many boards do without it.
  const { createStripePayments } = await import('./stripe/create-stripe-payments.ts');
  return createStripePayments(stripe);
}
