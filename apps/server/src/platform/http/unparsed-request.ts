import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorCodes } from '@nextshift/contract';
import type { Logger } from 'pino';

/** Node's errors for what its parser or timeouts refuse; anything else is malformed. */
const refusals = new Map<string, { status: number; code: ErrorCode }>([
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'too_large' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, code: 'too_large' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'malformed_request' }],
]);
const MALFORMED = { status: 400, code: 'malformed_request' } as const;

/**
 * Responds to what could not be parsed as a request, without route or reply, and closes the connection: where the
 * next request begins is no longer known.
 */
export function createUnparsedResponse(log: Logger, headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const requestId = randomUUID();
    const { status, code } = refusals.get(error.code ?? '') ?? MALFORMED;
    log.debug({ err: error, reqId: requestId }, 'unparsable request');
    const { text, headers: lines } = refusal({ code, requestId, headers });
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) {
      const reason = STATUS_CODES[status] ?? '';
      socket.write(`HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${text}`);
    }
    socket.destroy(error);
  };
}

interface RefusalOptions {
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Body and headers of an error outside of routes; the connection is closed after it. */
export function refusal({ code, requestId, headers }: RefusalOptions) {
  const body: ErrorBody = { code, message: errorCodes[code].message, requestId };
  const text = JSON.stringify(body);
  return {
    text,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
      ...headers,
    },
  };
}
