import { type CallResponse, call, type CallOptions } from './caller.ts';

/** Sends a request that must get the expected status. @returns what was wrong, or undefined */
export type ExpectStatus = (
  expected: number,
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<string | undefined>;

/** A new connection for each request, or kept-alive ones. */
export type Connections = 'close' | 'keep-alive';

export interface ServerClient {
  readonly send: (method: string, path: string, options?: CallOptions) => Promise<CallResponse>;
  readonly expectStatus: ExpectStatus;
}

/** Sends requests to one server. 'close' leaves no idle connection between requests. */
export function createServerClient(address: string, connections: Connections): ServerClient {
  const send: ServerClient['send'] = (method, path, options = {}) => {
    const headers = { connection: connections, ...options.headers };
    return call(address, method, path, { ...options, headers });
  };
  return {
    send,
    async expectStatus(expected, method, path, options) {
      const { status, text } = await send(method, path, options);
      if (status === expected) return undefined;
      return `${method} ${path} got ${status} instead of ${expected}: ${text.slice(0, 200)}`;
    },
  };
}
