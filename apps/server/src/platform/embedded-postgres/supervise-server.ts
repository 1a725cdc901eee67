import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { PostgresServer, ServerSpecification } from './postgres-server.ts';
import { startServer } from './postgres-server.ts';
import { stopLeftoverServer } from './stop-leftover-server.ts';

const portAttempts = 5;
const restartDelay = 1000;

/**
 * Keeps the server of a cluster running: should it end by itself (killed, out of memory), it is
 * started again on the same port, so that the application's connections come back by themselves.
 */
export async function superviseServer(
  specification: ServerSpecification,
): Promise<Pick<PostgresServer, 'port' | 'stop'>> {
  const { cluster, log } = specification;
  let server = await startOnFreePort(specification);
  const { port } = server;
  let stopping = false;
  const isStopping = () => stopping;

  async function keepRunning(): Promise<void> {
    await server.ended;
    while (!isStopping()) {
      log.error('PostgreSQL ended unexpectedly; starting it again.');
      try {
        await stopLeftoverServer(cluster, log);
        server = await startServer(specification, port);
        await (isStopping() ? server.stop() : server.ended);
      } catch (error) {
        log.error(error);
        await sleep(restartDelay);
      }
    }
  }

  const kept = keepRunning();
  async function stop(): Promise<void> {
    stopping = true;
    await server.stop();
    await kept;
  }
  return { port, stop };
}

async function startOnFreePort(specification: ServerSpecification): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startServer(specification, await freePort());
    } catch (error) {
      const taken = error instanceof Error && error.message.includes('could not bind');
      if (!taken || attempt === portAttempts) throw error;
    }
  }
}
