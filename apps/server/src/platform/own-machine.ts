import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * For what only whoever sits at this machine may read. A proxy on it would make everyone look like
 * that, so a request that was passed on does not count.
 * @throws {AppError} not_found for everyone else
 */
export async function requireOwnMachine({ socket, headers }: FastifyRequest): Promise<void> {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (isPassedOn || !LOOPBACK.has(socket.remoteAddress ?? '')) throw new AppError('not_found');
}
