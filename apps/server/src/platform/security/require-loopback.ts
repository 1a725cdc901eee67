import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that proxies add. One that adds none still passes on its own name or the public one. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * The second lock on what only someone at this machine may read; the first is that the board has a local
 * address at all. Refuses requests from another machine, under a foreign name or through a proxy. nginx's
 * plain `proxy_pass` is only recognizable by HTTP/1.0, which no browser speaks.
 * @throws {AppError} not_found for everyone else
 */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  const { socket, headers, host } = request;
  const isPassedOn =
    request.raw.httpVersion === '1.0' || Object.keys(headers).some((name) => PASSED_ON.test(name));
  const isOwnName = OWN_NAMES.has(host.replace(/:\d+$/, ''));
  const isNear = LOOPBACK.has(socket.remoteAddress ?? '');
  if (isPassedOn || !isOwnName || !isNear) throw new AppError('not_found');
}
