import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { createConcurrencyLimiter } from '../../../platform/rate-limits/concurrency-limiter.ts';
import { readPaymentEvent, handlePaymentEvent } from './provider-state/handle-payment-event.ts';

/** Bytes of an event. */
const BODY_LIMIT = 1024 * 1024;
const NOTHING = Buffer.alloc(0);
/** A provider with many events at once leaves connections to others, and repeats what is refused. */
const HANDLING = { atOnce: 4, waiting: 200, patienceMs: 5_000 };

/**
 * The webhook of the configured payment provider. The signature covers the raw bytes of the
 * request, so bodies are not parsed here. It also authenticates the sender: there is no session.
 */
export function paymentWebhookRoutes(app: FastifyInstance, platform: Platform): void {
  const inTurn = createConcurrencyLimiter(HANDLING);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      '/api/webhooks/stripe',
      {
        bodyLimit: BODY_LIMIT,
        schema: { hide: true },
        config: { limit: { name: 'webhook' } },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : NOTHING;
        const given = request.headers['stripe-signature'];
        const signature = typeof given === 'string' ? given : undefined;
        const event = readPaymentEvent(platform, body, signature);
        await inTurn(() => handlePaymentEvent(platform, event));
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    );
  });
}
