import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** An employer whose plan no other transaction changes until this one ends. */
export interface LockedEmployer {
  readonly transaction: DatabaseTransaction;
  readonly employerId: string;
  /** The account was deleted: any plan of it ends. */
  readonly hasLeft: boolean;
}

export interface LockOptions {
  /** Returns null at once where another transaction holds the lock. */
  readonly skipsBusy?: boolean;
}

/**
 * Decides about an employer's plan in one transaction, one at a time, and not while jobs are counted
 * against the plan. Whatever merely refers to the employer, as an application does, need not wait. The work
 * never asks the payment provider: what it says is read before (`with-fresh-states.ts`).
 * @returns null where there is no such employer
 */
export function withLockedEmployer<Result>(
  { database }: Pick<Platform, 'database'>,
  employerId: string,
  work: (locked: LockedEmployer) => Promise<Result>,
  { skipsBusy = false }: LockOptions = {},
): Promise<Result | null> {
  return database.transaction().execute(async (transaction) => {
    const row = transaction
      .selectFrom('employers')
      .select(['id', 'deleted_at'])
      .where('id', '=', employerId)
      .forNoKeyUpdate();
    const locked = await (skipsBusy ? row.skipLocked() : row).executeTakeFirst();
    if (!locked) return null;
    return work({ transaction, employerId, hasLeft: locked.deleted_at !== null });
  });
}
