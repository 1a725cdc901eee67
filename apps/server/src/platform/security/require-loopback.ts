import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const LOOPBACK_ADDRESS = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/;
/** Names below `localhost` are left out: not every resolver keeps them on the machine. */
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Headers that proxies add. One that adds none still passes on its own name or the public one. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/;

/** Whether a host name, without its port, leads to this machine on every machine. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name);
}

/**
 * Whether a request comes straight from this machine, under a name of its own. Another site's name may lead here as
 * well (DNS rebinding). nginx's plain `proxy_pass` is only recognizable by HTTP/1.0, which no browser speaks; with 1.1 it
 * is not, so a proxy requires PUBLIC_URL.
 */
export function isAtThisMachine({ raw, headers, socket }: FastifyRequest): boolean {
  const isPassedOn =
    raw.httpVersion === '1.0' || Object.keys(headers).some((name) => PASSED_ON.test(name));
  const isOwnName = isLoopbackName((headers.host ?? '').toLowerCase().replace(/:\d*$/, ''));
  return !isPassedOn && isOwnName && LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '');
}

/**
 * The second lock on what a demo shows only at its own machine; the first is a setting.
 * @throws {AppError} not_found for everyone else
 */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  if (!isAtThisMachine(request)) throw new AppError('not_found');
}
