import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most requests of a connection that wait for earlier responses. Browsers and proxies send none. */
const AHEAD_MAX = 50;

const ahead = new WeakMap<Socket, number>();

/**
 * Whether a connection has sent too many requests while an earlier one is in progress: all of them would
 * be handled at the same time, and their responses buffered until they are read.
 */
export function exceedsPipelineLimit(
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  // Nothing before it is in progress.
  if (response.socket) return false;
  const count = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, count);
  response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  return count > AHEAD_MAX;
}
