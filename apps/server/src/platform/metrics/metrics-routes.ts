import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../platform.ts';
import { requireLoopback } from '../security/require-loopback.ts';

/**
 * `/metrics`, for callers with METRICS_TOKEN; 404 for others. Loopback gets no exception: behind a proxy
 * on the same machine every caller looks local. A board that serves its own machine alone requires both.
 */
export function metricsRoutes(app: FastifyInstance, { config, metrics }: Platform): void {
  async function requireOperator(request: FastifyRequest): Promise<void> {
    if (config.isClosed) await requireLoopback(request);
    const given = request.headers.authorization ?? '';
    const token = config.metricsToken;
    if (token === undefined || !isSame(given, `Bearer ${token}`)) throw new AppError('not_found');
  }
  const options = {
    logLevel: 'warn',
    schema: { hide: true },
    config: { limit: { name: 'read' } },
    onRequest: requireOperator,
  } as const;

  app.get('/metrics', options, async (_request, reply) => {
    const { contentType, text } = await metrics.print();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
