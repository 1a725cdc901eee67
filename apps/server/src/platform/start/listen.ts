import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../../config.ts';
import { hasErrorCode } from '../database/has-error-code.ts';

/** Opens the port. @throws {ConfigError} if that port or address is unavailable */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
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
      throw new ConfigError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}
