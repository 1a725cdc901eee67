import { type CallResponse, call, type CallOptions } from './caller.ts';

/** One request that must be answered as it should; what was wrong with it, or undefined. */
export type Ask = (
  expected: number,
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<string | undefined>;

/** Each request over a connection of its own, or over those that are kept. */
export type Connections = 'close' | 'keep-alive';

/** A server, and how it is asked. */
export interface Line {
  readonly send: (method: string, path: string, options?: CallOptions) => Promise<CallResponse>;
  readonly ask: Ask;
}

/** Asks one server. With connections of their own none is left when nothing is under way. */
export function openLine(address: string, connections: Connections): Line {
  const send: Line['send'] = (method, path, options = {}) => {
    const headers = { connection: connections, ...options.headers };
    return call(address, method, path, { ...options, headers });
  };
  return {
    send,
    async ask(expected, method, path, options) {
      const { status, text } = await send(method, path, options);
      if (status === expected) return undefined;
      return `${method} ${path} answered ${status} and not ${expected}: ${text.slice(0, 200)}`;
    },
  };
}
