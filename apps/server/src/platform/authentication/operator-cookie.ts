import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { OPERATOR_SESSION_MS, type StartedOperatorSession } from './operator-sessions.ts';

/** Only the calls of operators get it. */
const PATH = '/api/operator';

/**
 * Reads and writes the token of an operator's session: HttpOnly, SameSite=Strict, sent to the calls of
 * operators only. Unlike a session's, it is never read from a header.
 */
export function createOperatorCookie(config: Pick<Config, 'publicUrl'>) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-nextshift-operator' : 'nextshift-operator';
  const attributes = { httpOnly: true, sameSite: 'strict', path: PATH, secure } as const;
  return {
    /** Null for none. */
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    write(reply: FastifyReply, { token }: StartedOperatorSession): void {
      reply.setCookie(name, token, { ...attributes, maxAge: OPERATOR_SESSION_MS / 1000 });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}
