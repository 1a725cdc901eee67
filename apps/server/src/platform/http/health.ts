import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Drain } from './drain.ts';
import { UNAVAILABLE_RETRY_AFTER } from './error-handler.ts';
import { oncePerSecond } from '../rate-limits/once-per-second.ts';
import type { Platform } from '../platform.ts';

/**
 * `/healthz`: the process responds. `/readyz`: so does its database or a copy of it, and the server is not draining.
 * Both cost next to nothing, however often they are requested.
 * @see docs/decisions/033-stay-ready-while-read-replicas-respond.md
 */
export function healthRoutes(app: FastifyInstance, platform: Platform, drain: Drain): void {
  const { healthDatabase, contentDatabase, clock } = platform;
  const check = oncePerSecond(clock, () =>
    whenOneResponds(new Set([healthDatabase, contentDatabase])),
  );
  // A load balancer behind a flooded network must not be refused.
  const options = { logLevel: 'warn', config: { limit: 'none' } } as const;
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (drain.hasBegun) return reply.status(503).send({ status: 'ending' });
    try {
      await check();
      return await reply.send({ status: 'ready' });
    } catch (error) {
      reply.log.warn({ err: error }, 'database unreachable');
      return reply
        .status(503)
        .header('retry-after', UNAVAILABLE_RETRY_AFTER)
        .send({ status: 'database unavailable' });
    }
  });
}

/** Queries all at once, so that a frozen database does not delay the check while another responds. */
async function whenOneResponds(databases: ReadonlySet<Database>): Promise<void> {
  await Promise.any([...databases].map((each) => sql`select 1`.execute(each)));
}
