import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { SESSION_LIFETIME_MS, type StartedSession } from './sessions.ts';

/** Reads and writes a request's session token. */
export interface SessionCookie {
  /** Whether cookies are sent only over https. */
  readonly secure: boolean;
  /** The request's token, from the cookie or from `Authorization: Bearer`; null for none. */
  read(request: FastifyRequest): string | null;
  /** True if the token comes from the cookie, which browsers send automatically. */
  isCarriedByCookie(request: FastifyRequest): boolean;
  write(reply: FastifyReply, session: StartedSession): void;
  clear(reply: FastifyReply): void;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

/** HttpOnly and SameSite=Lax; behind https also Secure and bound to the host by its `__Host-` name. */
export function createSessionCookie(config: Pick<Config, 'publicUrl'>): SessionCookie {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-nextshift-session' : 'nextshift-session';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const bearerOf = (request: FastifyRequest) =>
    BEARER.exec(request.headers.authorization ?? '')?.[1];
  return {
    secure,
    read: (request) => bearerOf(request) ?? request.cookies[name] ?? null,
    isCarriedByCookie: (request) =>
      bearerOf(request) === undefined && request.cookies[name] !== undefined,
    write(reply, session) {
      const maxAge = SESSION_LIFETIME_MS.remembered / 1000;
      reply.setCookie(name, session.token, {
        ...attributes,
        ...(session.remembered ? { maxAge } : {}),
      });
    },
    clear(reply) {
      reply.clearCookie(name, attributes);
    },
  };
}
