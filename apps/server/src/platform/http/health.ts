import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Drain } from './drain.ts';
import { AWAY_RETRY_AFTER } from './error-handler.ts';
import type { Platform } from '../platform.ts';

/**
 * `/healthz`: the process answers. `/readyz`: its database does too, or copies of it do, and it is not about
 * to end. Both are cheap and never cached.
 * @see docs/decisions/033-stay-ready-while-read-replicas-respond.md
 */
export function healthRoutes(app: FastifyInstance, platform: Platform, drain: Drain): void {
  const { database, contentDatabase } = platform;
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (drain.hasBegun) return reply.status(503).send({ status: 'ending' });
    try {
      await whenOneAnswers(new Set([database, contentDatabase]));
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

/** Asks all at once: a database that has frozen keeps nobody waiting while another answers. */
async function whenOneAnswers(databases: ReadonlySet<Database>): Promise<void> {
  await Promise.any([...databases].map((each) => sql`select 1`.execute(each)));
}
