import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longest time of requests in flight once the server closes, in milliseconds: half of the process's grace. */
const FINISH_WITHIN_MS = 5_000;
/** Interval at which idle connections are closed meanwhile, in milliseconds. */
const SWEEP_EVERY_MS = 50;

/**
 * Lets the server close in time. Node waits for every connection: those that a browser opened in advance
 * and never used, those kept alive after their last response, and downloads that nobody reads. The first
 * two kinds are closed immediately, the third when its time is over.
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
    const end = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    // Until the last one is closed: the server's own `close` does not wait for those handed to it (`listen.ts`).
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      if (server.listening || sockets.size > 0) return;
      clearInterval(sweep);
      clearTimeout(end);
    }, SWEEP_EVERY_MS);
  });
}
