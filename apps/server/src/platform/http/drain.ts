import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The time between announcing shutdown and shutting down. A load balancer that checks /readyz stops sending requests
 * meanwhile, so that none reaches a server that has just gone.
 */
export interface Drain {
  readonly hasBegun: boolean;
  /** Kept-alive connections are closed after their next response from then on. */
  installIn(app: FastifyInstance): void;
  /** Resolves when it is over. */
  run(): Promise<void>;
}

/** @param lengthMs 0 for a server without a load balancer: it shuts down immediately */
export function createDrain(lengthMs: number): Drain {
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    installIn(app) {
      app.addHook('onRequest', async (_request, reply) => {
        if (hasBegun) void reply.header('connection', 'close');
      });
    },
    async run() {
      if (lengthMs === 0) return;
      hasBegun = true;
      await sleep(lengthMs);
    },
  };
}
