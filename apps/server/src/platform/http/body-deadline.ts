import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts multipart bodies with files. */
    takesFiles?: boolean;
  }
}

/** How long a body may take; all in milliseconds. */
export interface BodyDeadlines {
  /** A whole body, uploads aside. */
  readonly whole: number;
  /** An upload without progress; in total it may take as long as its connection needs. */
  readonly stalled: number;
  /** The rest of a body after its response was sent. */
  readonly afterResponse: number;
}

export const BODY_DEADLINES: BodyDeadlines = {
  whole: 60_000,
  stalled: 60_000,
  afterResponse: 30_000,
};

/** Bytes that count as progress: a sender with fewer per deadline only occupies the connection. */
const PROGRESS_BYTES = 1024;
/** How often an upload is checked per deadline. */
const CHECKS = 12;

/**
 * Closes the connection of a sender that takes too long over a body. Node's own timeout is for whole requests,
 * and would cut off a large upload on a slow connection.
 */
export function watchBody(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlines: BodyDeadlines,
): void {
  const { raw } = request;
  if (!hasBody(raw)) return;
  const hangUp = () => {
    if (!raw.complete) raw.destroy();
  };
  const watch = isUpload(request)
    ? watchProgress(raw, deadlines.stalled, hangUp)
    : setTimeout(hangUp, deadlines.whole);
  watch.unref();
  raw.once('end', () => clearTimeout(watch));
  reply.raw.once('close', () => clearTimeout(watch));
  reply.raw.once('finish', () => {
    clearTimeout(watch);
    if (raw.complete) return;
    // The sender reads the response only once it has sent the rest.
    raw.resume();
    const rest = setTimeout(hangUp, deadlines.afterResponse).unref();
    raw.once('close', () => clearTimeout(rest));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ routeOptions, headers }: FastifyRequest): boolean {
  return (
    routeOptions.config.takesFiles === true &&
    headers['content-type']?.startsWith('multipart/form-data') === true
  );
}

function watchProgress(raw: IncomingMessage, stalled: number, hangUp: () => void): NodeJS.Timeout {
  const { socket } = raw;
  let seen = { bytes: socket.bytesRead, at: Date.now() };
  return setInterval(() => {
    const now = { bytes: socket.bytesRead, at: Date.now() };
    if (now.bytes - seen.bytes >= PROGRESS_BYTES) seen = now;
    else if (now.at - seen.at >= stalled) hangUp();
  }, stalled / CHECKS);
}
