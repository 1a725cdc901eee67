import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProviderState } from '../../payments/index.ts';
import { findRevisions } from '../subscriptions.queries.ts';
import {
  type LockedEmployer,
  type LockOptions,
  withLockedEmployer,
} from '../with-locked-employer.queries.ts';

/** What reading from the provider and applying its state require. */
export type PaymentsPlatform = Pick<Platform, 'database' | 'payments' | 'clock'>;

/**
 * Each subscription that changes costs at most one more reading; employers rarely have more than
 * two.
 */
const MAX_READINGS = 5;
/** Seconds after which a request that was overtaken too often should be repeated. */
const RETRY_AFTER = 2;

type Read = () => Promise<readonly ProviderState[]>;
type Work<Result> = (locked: LockedEmployer, states: readonly ProviderState[]) => Promise<Result>;

/**
 * Reads subscriptions from the provider without holding a lock, then runs the work under the
 * employer's lock. A subscription whose revision moved in between is read again, so that no older
 * state overwrites a newer one. One whose revision moved twice is left out: the second of those
 * readings started after this call, and so is at least as recent (decision 066).
 * @returns the result of the work; null without such an employer, or if it is locked and may be
 * skipped
 * @throws {AppError} payments_unavailable; unavailable if other subscriptions kept changing
 */
export async function withFreshStates<Result>(
  platform: PaymentsPlatform,
  employerId: string,
  read: Read,
  work: Work<Result>,
  options?: Pick<LockOptions, 'skipsBusy'>,
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
    // The plan's terms are applied to the jobs.
    const locking = { ...options, changesJobs: true };
    const outcome = await withLockedEmployer(platform, employerId, attempt, locking);
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
