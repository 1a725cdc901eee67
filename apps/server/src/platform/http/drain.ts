import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The time between saying that one is about to end and ending. A load balancer that asks /readyz turns
 * elsewhere meanwhile, so that nobody's request meets a server that has just gone.
 */
export interface Drain {
  readonly hasBegun: boolean;
  /** Connections that are kept end with their next answer from then on. */
  installIn(app: FastifyInstance): void;
  /** Settles when it is over. */
  run(): Promise<void>;
}

/** @param lengthMs 0 for a server that nobody stands in front of: it ends at once */
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
