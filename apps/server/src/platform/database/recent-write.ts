import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

const NAME = 'nextshift-wrote';
/** How long whoever wrote reads past the cache and from the database that was written to, in seconds. */
const LASTS_S = 10;

/** Lets the browser that has just written read what it wrote, whichever instance it asks. */
export function markWrite(reply: FastifyReply, { secure }: { secure: boolean }): void {
  reply.setCookie(NAME, '1', {
    path: '/',
    maxAge: LASTS_S,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

export function hasJustWritten({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes(`${NAME}=`) ?? false;
}

/** The mark, to be handed on. */
export const WRITE_MARK = `${NAME}=1`;
