import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may send ahead of their answers. Browsers and proxies send none. */
const AHEAD_MAX = 50;

const ahead = new WeakMap<Socket, number>();

/**
 * Whether a connection has sent more requests than it may while an earlier one is unanswered: all of them
 * would be worked on at once, and their answers kept until they are read.
 */
export function exceedsPipelineLimit(
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean {
  // Its own turn: nothing before it is unanswered.
  if (response.socket) return false;
  const count = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, count);
  response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  return count > AHEAD_MAX;
}
