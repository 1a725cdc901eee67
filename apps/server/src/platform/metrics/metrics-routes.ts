import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireOwnMachine } from '../own-machine.ts';
import type { Platform } from '../platform.ts';

/** `/metrics`, for whoever sits at this machine or knows METRICS_TOKEN; nothing is there for others. */
export function metricsRoutes(app: FastifyInstance, { config, metrics }: Platform): void {
  async function requireOperator(request: FastifyRequest): Promise<void> {
    const given = request.headers.authorization ?? '';
    if (config.metricsToken && isSame(given, `Bearer ${config.metricsToken}`)) return;
    await requireOwnMachine(request);
  }
  const options = {
    logLevel: 'warn',
    schema: { hide: true },
    onRequest: requireOperator,
  } as const;

  app.get('/metrics', options, async (_request, reply) => {
    const { contentType, text } = await metrics.print();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

/** Takes as long whatever is given. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
