import { AppError } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProviderState } from '../../payments/index.ts';
import { findRevisions } from '../subscriptions.queries.ts';
import {
  type LockedEmployer,
  type LockOptions,
  withLockedEmployer,
} from '../with-locked-employer.queries.ts';

/** What it takes to ask the provider and to apply what it says. */
export type PaymentsPlatform = Pick<Platform, 'database' | 'payments' | 'clock'>;

/** Each subscription in doubt costs one more reading at most, and an employer rarely has more than two. */
const MAX_READINGS = 5;
/** Seconds after which a call that was overtaken too often should be repeated. */
const RETRY_AFTER = 2;

type Read = () => Promise<readonly ProviderState[]>;
type Work<Result> = (locked: LockedEmployer, states: readonly ProviderState[]) => Promise<Result>;

/**
 * Reads subscriptions from the provider while nothing is held, then works on what it says under the lock of the
 * employer. A subscription whose revision moved in between is read again, so that nothing older is ever applied
 * over something newer. One whose revision moved twice is left out: the second of those readings began after this
 * call did, and says all that this call could (decision 066).
 * @returns what the work returns; null without such an employer, or where it is busy and may be skipped
 * @throws {AppError} payments_unavailable, unavailable where other subscriptions kept moving
 */
export async function withFreshStates<Result>(
  platform: PaymentsPlatform,
  employerId: string,
  read: Read,
  work: Work<Result>,
  options?: LockOptions,
): Promise<Result | null> {
  const { database, payments } = platform;
  const atStart = await findRevisions(database, employerId, payments.name);
  let atReading = atStart;
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const states = await read();
    const attempt = async (locked: LockedEmployer) => {
      const current = await findRevisions(locked.transaction, employerId, payments.name);
      const needed = states.filter((state) => movesSince(atStart, current, state) < 2);
      if (needed.some((state) => movesSince(atReading, current, state) > 0)) return { current };
      return { result: await work(locked, needed) };
    };
    const outcome = await withLockedEmployer(platform, employerId, attempt, options);
    if (outcome === null) return null;
    if ('result' in outcome) return outcome.result;
    atReading = outcome.current;
  }
  throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
}

type Revisions = Awaited<ReturnType<typeof findRevisions>>;

/** How many readings of a subscription were applied in between. */
function movesSince(before: Revisions, after: Revisions, { subscription: { id } }: ProviderState) {
  return (after.get(id) ?? 0) - (before.get(id) ?? 0);
}
