import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AWAY_RETRY_AFTER } from './error-handler.ts';
import type { Drain } from './drain.ts';
import type { Platform } from './platform.ts';

/**
 * `/healthz`: the process answers. `/readyz`: its database does too, and it is not about to end. Both are
 * cheap and never cached.
 */
export function healthRoutes(app: FastifyInstance, { database }: Platform, drain: Drain): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (drain.hasBegun) return reply.status(503).send({ status: 'ending' });
    try {
      await sql`select 1`.execute(database);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      reply.log.warn({ err: error }, 'the database does not answer');
      return reply
        .status(503)
        .header('retry-after', AWAY_RETRY_AFTER)
        .send({ status: 'database unavailable' });
    }
  });
}
