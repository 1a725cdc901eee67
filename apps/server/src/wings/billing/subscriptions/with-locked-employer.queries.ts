import { isSuspendedForGood } from '../../../platform/authentication/suspended-accounts.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCompanyWithJobs } from '../../jobs/index.ts';

/** An employer whose plan no other transaction can change until this one ends. */
export interface LockedEmployer {
  readonly transaction: DatabaseTransaction;
  readonly employerId: string;
  /** The account was deleted, or is suspended for good: all its plans end. */
  readonly hasLeft: boolean;
}

export interface LockOptions {
  /** Returns null immediately if another transaction has the lock. */
  readonly skipsBusy?: boolean;
  /** The work changes jobs of the employer, which are locked before. */
  readonly changesJobs?: boolean;
}

/**
 * Serializes decisions about an employer's plan, also against counting jobs for its limits.
 * Statements that only reference the employer, like applying, need not wait. The work never calls
 * the payment provider, whose state is read before (`with-fresh-states.ts`).
 * @returns null if there is no such employer
 */
export function withLockedEmployer<Result>(
  { database }: Pick<Platform, 'database'>,
  employerId: string,
  work: (locked: LockedEmployer) => Promise<Result>,
  { changesJobs = false, ...options }: LockOptions = {},
): Promise<Result | null> {
  return database.transaction().execute(async (transaction) => {
    const lock = changesJobs ? lockCompanyWithJobs : lockEmployer;
    const locked = await lock(transaction, employerId, options);
    if (!locked) return null;
    const owner = { kind: 'employer', accountId: employerId } as const;
    const hasLeft = locked.deleted_at !== null || (await isSuspendedForGood(transaction, owner));
    return work({ transaction, employerId, hasLeft });
  });
}

/** Locks the employer's row, which serializes its postings for the plan's limit; what only refers to it goes on. */
export function lockEmployer(
  transaction: DatabaseTransaction,
  employerId: string,
  { skipsBusy = false }: Pick<LockOptions, 'skipsBusy'> = {},
) {
  const row = transaction
    .selectFrom('employers')
    .select('deleted_at')
    .where('id', '=', employerId)
    .forNoKeyUpdate();
  return (skipsBusy ? row.skipLocked() : row).executeTakeFirst();
}
