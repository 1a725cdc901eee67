import { createLimiter } from '../../platform/rate-limits/concurrency-limiter.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** An employer whose plan nobody else changes until the transaction ends. */
export interface LockedEmployer {
  readonly transaction: DatabaseTransaction;
  readonly employerId: string;
  /** It has deleted its account: what is bought for it ends. */
  readonly hasLeft: boolean;
}

/**
 * Each holds a connection while the provider is asked: more at once would leave none for everyone else.
 */
const AT_ONCE = 8;
const limit = createLimiter({ atOnce: AT_ONCE, waiting: 200 });

export interface LockOptions {
  /** Comes back with null at once where someone else has the lock. */
  readonly skipsBusy?: boolean;
}

/**
 * Decides about an employer's plan in one transaction, one at a time, and not while jobs are counted
 * against the plan. Whoever merely refers to the employer, as an application does, need not wait.
 * @returns null where there is no such employer
 */
export function withLockedEmployer<Result>(
  { database }: Pick<Platform, 'database'>,
  employerId: string,
  work: (locked: LockedEmployer) => Promise<Result>,
  { skipsBusy = false }: LockOptions = {},
): Promise<Result | null> {
  return limit(() =>
    database.transaction().execute(async (transaction) => {
      const row = transaction
        .selectFrom('employers')
        .select(['id', 'deleted_at'])
        .where('id', '=', employerId)
        .forNoKeyUpdate();
      const locked = await (skipsBusy ? row.skipLocked() : row).executeTakeFirst();
      if (!locked) return null;
      return work({ transaction, employerId, hasLeft: locked.deleted_at !== null });
    }),
  );
}
