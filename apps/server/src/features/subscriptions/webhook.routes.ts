import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { readPaymentEvent, takePaymentEvent } from './provider-state/take-payment-event.ts';

/** Bytes of an event. */
const BODY_LIMIT = 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Where the payment provider sends its news, whichever it is. The signature is over the bytes as they
 * were sent, so that here, and only here, bodies are not parsed. It stands for who sends: there is no
 * session, and no limit on how often.
 */
export function paymentWebhookRoutes(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(
      '/api/webhooks/stripe',
      { bodyLimit: BODY_LIMIT, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : NOTHING;
        const given = request.headers['stripe-signature'];
        const signature = typeof given === 'string' ? given : undefined;
        await takePaymentEvent(platform, readPaymentEvent(platform, body, signature));
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    );
  });
}
