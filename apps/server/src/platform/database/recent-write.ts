import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

const NAME = 'nextshift-wrote';
/** How long a writer's reads bypass the cache and the copies, in seconds. */
const LIFETIME_S = 10;

/** Lets a browser read its own recent writes on every instance. */
export function markWrite(reply: FastifyReply, { secure }: { secure: boolean }): void {
  reply.setCookie(NAME, '1', {
    path: '/',
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

export function hasJustWritten({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes(`${NAME}=`) ?? false;
}

/** The cookie of the mark, for requests within the process. */
export const WRITE_MARK = `${NAME}=1`;
