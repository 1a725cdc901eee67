import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { PostgresServer, ServerSpecification } from './postgres-server.ts';
import { startServer } from './postgres-server.ts';
import { createReservedSpace } from './reserved-space.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';

const portAttempts = 5;
const restartDelay = 1000;
/** How often a full volume is checked, in milliseconds. */
const roomInterval = 1000;

/**
 * Keeps a cluster's server running: if it ends unexpectedly (killed, out of memory), it is restarted on
 * the same port, so that the application's connections recover. If it ended because its volume is full,
 * it is read-only until there is space again.
 */
export async function superviseServer(
  specification: ServerSpecification,
): Promise<Pick<PostgresServer, 'port' | 'stop'>> {
  const { cluster, log, durable } = specification;
  const spareRoom = createReservedSpace(dirname(cluster.data));
  if (durable) await spareRoom.take();
  let server = await startOnFreePort(specification);
  const { port } = server;
  let stopping = false;
  const isStopping = () => stopping;

  async function keepRunning(): Promise<void> {
    await server.ended;
    while (!isStopping()) {
      log.error('PostgreSQL ended unexpectedly; starting it again.');
      try {
        await startAgain();
      } catch (error) {
        log.error(error);
        await sleep(restartDelay);
      }
    }
  }

  async function startAgain(): Promise<void> {
    await stopOrphanedServer(cluster, log);
    if (await spareRoom.isVolumeFull()) return readUntilThereIsRoom();
    await spareRoom.take();
    server = await startServer(specification, port);
    await (isStopping() ? server.stop() : server.ended);
  }

  async function readUntilThereIsRoom(): Promise<void> {
    await spareRoom.give();
    server = await startServer({ ...specification, readOnly: true }, port);
    log.error('The volume of the database is full: nothing is stored until there is room again.');
    let ended = false;
    void server.ended.then(() => (ended = true));
    const hasEnded = () => ended;
    while (!hasEnded() && !isStopping()) {
      if (await spareRoom.canBeTaken()) await server.stop();
      else await sleep(roomInterval);
    }
    await server.stop();
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
