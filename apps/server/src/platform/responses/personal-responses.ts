import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses depend on who asks. */
    isPersonal?: boolean;
  }
  interface FastifyRequest {
    /** The response to this call depends on who asks, though that of its route need not. */
    isPersonal: boolean;
  }
}

/** Methods whose responses may be the same for everyone. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps responses that depend on who asks, and all responses to writes, out of every cache: they are
 * `private, no-store` and have no ETag. Register it after the plugin that adds ETags.
 */
export function keepPersonalResponsesPrivate(app: FastifyInstance): void {
  app.decorateRequest('isPersonal', false);
  app.addHook('onRequest', async (request) => {
    // Nobody may have kept an earlier one to compare with.
    if (isPersonal(request)) delete request.headers['if-none-match'];
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isPersonal(request)) return;
    void reply.header('cache-control', 'private, no-store').removeHeader('etag');
  });
}

function isPersonal({ method, routeOptions, isPersonal: isCall }: FastifyRequest): boolean {
  return isCall || routeOptions.config.isPersonal === true || !READS.has(method);
}
