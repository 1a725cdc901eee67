import { MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { networkOf } from '../security/network-of.ts';
import type { Platform } from '../platform.ts';
import type { KnowableOrigin } from './call-origin.ts';
import { foldEmail } from './fold-email.ts';
import { createKnownOrigins } from './known-origins.ts';
import type { SignInKind } from './sessions.ts';

interface Patience {
  /** Failed attempts without a delay; from then on each one doubles the wait. */
  readonly free: number;
  readonly longestWaitMs: number;
  /** The count resets after this long without an attempt. */
  readonly forgottenAfterMs: number;
}

const FIRST_WAIT_MS = 1_000;

/**
 * Guessing an account from one address gets ever slower. All strangers together get one attempt per five
 * seconds for an account, and one per two seconds from an address. A browser that the account has signed
 * in with has its own count, and a network that it has signed in from does not wait for strangers
 * elsewhere. This lets the owner in without giving strangers an extra attempt.
 */
const patience = {
  'account on device': {
    free: 5,
    longestWaitMs: 15 * MINUTE_MS,
    forgottenAfterMs: 24 * 60 * MINUTE_MS,
  },
  'account from address': {
    free: 5,
    longestWaitMs: 15 * MINUTE_MS,
    forgottenAfterMs: 24 * 60 * MINUTE_MS,
  },
  account: { free: 20, longestWaitMs: 5_000, forgottenAfterMs: 24 * 60 * MINUTE_MS },
  address: { free: 60, longestWaitMs: 2_000, forgottenAfterMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Patience>;

type Target = keyof typeof patience;

export interface LoginAttempt {
  readonly kind: SignInKind;
  readonly email: string;
  readonly origin: KnowableOrigin;
}

/** An admitted attempt and the counters that include it. */
export interface AdmittedAttempt extends LoginAttempt {
  readonly counts: readonly { readonly target: Target; readonly key: Buffer }[];
}

/**
 * Slows down guessing. The counters are in the database, so they apply across instances. An attempt
 * counts as a failure from its admission until it succeeds: concurrent guesses are all counted before the
 * first response. Known and unknown accounts are treated alike.
 */
export function createLoginBackoff(platform: Platform) {
  const { database, secrets, clock, config } = platform;
  const origins = createKnownOrigins(platform);

  function keysOf({ kind, email, origin }: LoginAttempt) {
    const account = `${kind} ${foldEmail(email)}`;
    const address = networkOf(origin.ip);
    const names = { 'account from address': `${account} ${address}`, account, address };
    return (target: keyof typeof names) => secrets.mac(`login ${target} ${names[target]}`);
  }

  /** The attempt's counters, narrowest first: their rows are locked in this order. */
  async function countsOf(attempt: LoginAttempt): Promise<AdmittedAttempt['counts']> {
    const { kind, email, origin } = attempt;
    const { deviceId, isKnownNetwork } = await origins.find(kind, email, origin);
    if (deviceId !== null) {
      return [{ target: 'account on device', key: secrets.mac(`login device ${deviceId}`) }];
    }
    const keyOf = keysOf(attempt);
    const ofStrangers = config.rateLimit
      ? (['account', 'address'] as const)
      : (['account'] as const);
    const targets = ['account from address', ...(isKnownNetwork ? [] : ofStrangers)] as const;
    return targets.map((target) => ({ target, key: keyOf(target) }));
  }

  /**
   * Counts an attempt or refuses it. Refused attempts are not counted, so they extend no wait.
   * @throws {AppError} too_many_requests, with the seconds to wait
   */
  async function admit(attempt: LoginAttempt): Promise<AdmittedAttempt> {
    const counts = await countsOf(attempt);
    await database.transaction().execute(async (transaction) => {
      for (const { target, key } of counts) await count(transaction, key, patience[target]);
    });
    return { ...attempt, counts };
  }

  async function count(
    transaction: DatabaseTransaction,
    key: Buffer,
    { free, longestWaitMs, forgottenAfterMs }: Patience,
  ) {
    const now = clock();
    const forgotten = sql`login_failures.last_failed_at < ${new Date(now.getTime() - forgottenAfterMs)}`;
    const failures = sql<number>`case when ${forgotten} then 1 else login_failures.failures + 1 end`;
    const wait = sql`case when ${failures} < ${free}::int then 0 else
      least(${FIRST_WAIT_MS}::int * 2 ^ least(${failures} - ${free}::int, 20), ${longestWaitMs}::int) end`;
    const admitted = await transaction
      .insertInto('login_failures')
      .values({ key, failures: 1, last_failed_at: now, blocked_until: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            failures,
            last_failed_at: now,
            blocked_until: sql`${now}::timestamptz + ${wait} * interval '1 millisecond'`,
          })
          // While attempts are free, concurrent ones do not block each other.
          .where((where) =>
            where.or([
              where('login_failures.blocked_until', '<=', now),
              where('login_failures.failures', '<', free),
            ]),
          ),
      )
      .returning('failures')
      .executeTakeFirst();
    if (admitted) return;
    const blocked = await transaction
      .selectFrom('login_failures')
      .select('blocked_until')
      .where('key', '=', key)
      .executeTakeFirst();
    // Reset between the two statements: use the shortest wait.
    const until = blocked?.blocked_until.getTime() ?? 0;
    const seconds = Math.ceil((until - now.getTime()) / 1000);
    throw new AppError('too_many_requests', { retryAfter: Math.max(1, seconds) });
  }

  /** Resets the account's count, for everyone and for this address. */
  async function forgive(attempt: LoginAttempt): Promise<void> {
    const keyOf = keysOf(attempt);
    const accountKeys = [keyOf('account from address'), keyOf('account')];
    await database.deleteFrom('login_failures').where('key', 'in', accountKeys).execute();
  }

  /**
   * Records that the attempt succeeded: its own count is reset, and those shared with strangers lose only
   * this attempt. Its origin is known from now on.
   */
  async function succeed(
    { kind, origin, counts }: AdmittedAttempt,
    accountId: string,
  ): Promise<void> {
    const [own, ...shared] = counts.map(({ key }) => key);
    if (own) await database.deleteFrom('login_failures').where('key', '=', own).execute();
    for (const key of shared) {
      await database
        .updateTable('login_failures')
        .set({ failures: sql`greatest(failures - 1, 1)` })
        .where('key', '=', key)
        .execute();
    }
    await origins.remember({ kind, accountId }, origin);
  }

  return { admit, succeed, forgive };
}

export type LoginBackoff = ReturnType<typeof createLoginBackoff>;
