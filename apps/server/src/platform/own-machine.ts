import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What proxies add; one that adds nothing still passes on the public name it was asked for, or its own. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * For what only whoever sits at this machine may read. A proxy on it would make everyone look like
 * that, and a name that someone points at it would let their pages read: the address must be this
 * machine's own, and the request not passed on.
 * @throws {AppError} not_found for everyone else
 */
export async function requireOwnMachine(request: FastifyRequest): Promise<void> {
  const { socket, headers, host } = request;
  const isPassedOn = Object.keys(headers).some((name) => PASSED_ON.test(name));
  const isOwnName = OWN_NAMES.has(host.replace(/:\d+$/, ''));
  const isNear = LOOPBACK.has(socket.remoteAddress ?? '');
  if (isPassedOn || !isOwnName || !isNear) throw new AppError('not_found');
}
