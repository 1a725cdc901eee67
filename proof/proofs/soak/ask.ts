import { call, type CallOptions } from '../../harness/caller.ts';

/** One request that must be answered as it should; what was wrong with it, or undefined. */
export type Ask = (
  expected: number,
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<string | undefined>;

/** Asks one server, each time over a connection of its own: none is left when nothing is under way. */
export function createAsk(address: string): Ask {
  return async (expected, method, path, options = {}) => {
    const headers = { connection: 'close', ...options.headers };
    const { status, text } = await call(address, method, path, { ...options, headers });
    if (status === expected) return undefined;
    return `${method} ${path} answered ${status} and not ${expected}: ${text.slice(0, 200)}`;
  };
}
