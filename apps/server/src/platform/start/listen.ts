import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../../config.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';

/**
 * Opens the port, on both addresses of `localhost`.
 * @returns the function that closes what closing the app does not, once its connections are closed
 * @throws {ConfigError} if that port or address is unavailable
 */
export async function listen(
  app: Pick<FastifyInstance, 'listen' | 'server'>,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<() => Promise<void>> {
  try {
    if (host !== 'localhost') {
      await app.listen({ port, host });
      return async () => undefined;
    }
    await app.listen({ port, host: '127.0.0.1' });
    return await listenOnLoopback6(app);
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE')) {
      throw new ConfigError(
        `PORT ${port} is in use by another program; end it or set another PORT.`,
      );
    }
    if (hasErrorCode(error, 'EACCES')) {
      throw new ConfigError(`PORT ${port} may not be opened by this user; set one above 1023.`);
    }
    if (hasErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL')) {
      throw new ConfigError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
}

/** Hands connections to `::1` to the app's server, which treats them as its own. */
async function listenOnLoopback6({
  server,
}: Pick<FastifyInstance, 'server'>): Promise<() => Promise<void>> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const second = createServer({ noDelay: true, allowHalfOpen: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    second.listen({ port, host: '::1' });
    await once(second, 'listening');
  } catch (error) {
    // A machine without IPv6.
    if (!hasErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) throw error;
    return async () => undefined;
  }
  return () => new Promise((resolve) => second.close(() => resolve()));
}
