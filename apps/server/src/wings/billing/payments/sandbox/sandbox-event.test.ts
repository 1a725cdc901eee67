import { SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { createSandboxBuyer } from '../../../../../test/payments/sandbox-buyer.ts';
import { sendSandboxEvent } from './sandbox-event.ts';

let app: TestApp;
let sandbox: ReturnType<typeof createSandboxBuyer>;

beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandboxBuyer(app);
});

afterAll(() => app.close());

interface Delivery {
  readonly body: Buffer;
  readonly signature: string;
}

const EVENT = { id: 'evt_1', type: 'invoice.paid', subscriptionId: 'sub_1' };

async function delivered(payload: object = EVENT): Promise<Delivery> {
  const deliveries: Delivery[] = [];
  const deliver = (body: Buffer, signature: string) => {
    deliveries.push({ body, signature });
    return Promise.resolve(200);
  };
  await sendSandboxEvent(deliver).run(app.platform, payload);
  const [delivery] = deliveries;
  if (!delivery) throw new Error('nothing was delivered');
  return delivery;
}

describe('an event of the sandbox', () => {
  it('can be read with its signature', async () => {
    const { body, signature } = await delivered();
    expect(sandbox.payments.readEvent(body, signature, app.clock.read())).toEqual({
      ...EVENT,
      paymentId: null,
    });
  });

  it('may name no subscription', async () => {
    const { body, signature } = await delivered({ id: 'evt_2', type: 'invoice.payment_failed' });
    expect(sandbox.payments.readEvent(body, signature, app.clock.read())).toEqual({
      id: 'evt_2',
      type: 'invoice.payment_failed',
      subscriptionId: null,
      paymentId: null,
    });
  });

  it('is valid for 300 seconds, and only unchanged', async () => {
    const { body, signature } = await delivered();
    const { readEvent } = sandbox.payments;
    const now = app.clock.read().getTime();
    expect(() => readEvent(body, signature, new Date(now + 300 * SECOND_MS))).not.toThrow();
    for (const [bytes, header, moment] of [
      [body, signature, now + 301 * SECOND_MS],
      [body, signature, now - 301 * SECOND_MS],
      [Buffer.from(body.toString().replace('sub_1', 'sub_2')), signature, now],
      [body, signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')), now],
      [body, undefined, now],
    ] as const) {
      expect(() => readEvent(bytes, header, new Date(moment))).toThrow(
        expect.objectContaining({ code: 'webhook_signature_invalid' }),
      );
    }
  });

  it('stays in the queue until the webhook accepts it', async () => {
    for (const status of [503, 400, 302]) {
      await expect(
        sendSandboxEvent(() => Promise.resolve(status)).run(app.platform, EVENT),
      ).rejects.toThrow(`the webhook responded ${status} to invoice.paid`);
    }
  });
});
