import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';

/** Callers remembered, of all classes: more than are busy within minutes. */
const CALLERS_MAX = 50_000;

interface Allowance {
  /** What may be spent at once. */
  readonly max: number;
  /** How long it takes to regain all of it. */
  readonly windowMs: number;
}

/**
 * Limits what each caller spends, in this process: all of its allowance at once, which returns evenly.
 * @param now the time in milliseconds, from any starting point
 * @returns a function that spends, or throws `too_many_requests` with the seconds to wait and spends nothing
 */
export function createSpendingLimiter(now: () => number) {
  const callers = new LRUCache<string, { readonly spent: number; readonly at: number }>({
    max: CALLERS_MAX,
  });

  return (caller: string, { max, windowMs }: Allowance, cost: number): void => {
    const at = now();
    const before = callers.get(caller);
    const regained = before ? (Math.max(0, at - before.at) * max) / windowMs : 0;
    const spent = Math.max(0, (before?.spent ?? 0) - regained) + cost;
    // What costs more than all of it passes a caller that has spent nothing.
    const excess = spent - Math.max(max, cost);
    if (excess > 0) {
      const retryAfter = Math.ceil((excess * windowMs) / max / 1000);
      throw new AppError('too_many_requests', { retryAfter });
    }
    callers.set(caller, { spent, at });
  };
}
