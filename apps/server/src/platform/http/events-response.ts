import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses last as long as somebody listens. */
    isLasting?: boolean;
  }
}

/** A stream of server-sent events. */
export interface SentEvents {
  /** Opens it; called only when it is sent. */
  readonly open: () => Promise<Readable>;
}

/** Sends events as they come: no proxy may hold them back. A HEAD request opens nothing. */
export async function sendEvents(
  { method }: FastifyRequest,
  reply: FastifyReply,
  events: SentEvents,
): Promise<FastifyReply> {
  // Before any header is set: a refusal becomes an error response.
  const stream = method === 'HEAD' ? '' : await events.open();
  return reply
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream);
}
