import { expect, it } from 'vitest';
import { createStripeClient } from './stripe-client.ts';

const patience = { readMs: 1_000, writeMs: 20_000, retries: 1 };

it.each([
  [undefined, ['https', 'api.stripe.com', '443']],
  ['https://stripe.example', ['https', 'stripe.example', '443']],
  ['https://stripe.example:8443', ['https', 'stripe.example', '8443']],
  ['http://localhost', ['http', 'localhost', '80']],
  ['http://127.0.0.1:12111', ['http', '127.0.0.1', '12111']],
])('Stripe is called at %s', (apiBase, [protocol, host, port]) => {
  const client = createStripeClient({ secretKey: 'sk_test_1', apiBase }, patience);
  expect(client.getApiField('protocol')).toBe(protocol);
  expect(client.getApiField('host')).toBe(host);
  expect(String(client.getApiField('port'))).toBe(port);
});

it('requests to Stripe time out as configured, and send no telemetry', () => {
  const client = createStripeClient({ secretKey: 'sk_test_1', apiBase: undefined }, patience);
  expect(client.getApiField('timeout')).toBe(20_000);
  expect(client.getMaxNetworkRetries()).toBe(1);
  expect(client.getTelemetryEnabled()).toBe(false);
});
