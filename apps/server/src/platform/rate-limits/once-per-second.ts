import { SECOND_MS } from '@nextshift/contract';
import type { Clock } from '../clock.ts';

/** Shares each outcome of a check, also while it is pending: it runs at most once per second. */
export function oncePerSecond(clock: Clock, check: () => Promise<void>): () => Promise<void> {
  let last: { readonly outcome: Promise<void>; endedAt: number | null } | undefined;

  function isFresh({ endedAt }: NonNullable<typeof last>): boolean {
    return endedAt === null || Math.abs(clock().getTime() - endedAt) < SECOND_MS;
  }

  return () => {
    if (last && isFresh(last)) return last.outcome;
    const begun: NonNullable<typeof last> = { outcome: check(), endedAt: null };
    last = begun;
    const end = () => {
      begun.endedAt = clock().getTime();
    };
    begun.outcome.then(end, end);
    return begun.outcome;
  };
}
