import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long what is under way may take once the server closes, in milliseconds: half of what the process has. */
const FINISH_WITHIN_MS = 5_000;
/** How often connections that have fallen idle are looked for meanwhile, in milliseconds. */
const SWEEP_EVERY_MS = 50;

/**
 * Lets the server close in time. Node waits for each connection, also for one that a browser opened ahead
 * and never used, for one that is kept after its last answer, and for a download that nobody reads:
 * the first two are hung up on at once, the third when its time is over.
 */
export function closeConnectionsOnShutdown(
  app: FastifyInstance,
  finishWithinMs = FINISH_WITHIN_MS,
): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_EVERY_MS);
    const end = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
