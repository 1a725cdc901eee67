import { sql } from 'kysely';
import { accountSpelling } from './account-spelling.ts';
import { AppError } from './app-error.ts';
import { networkOf } from './network-of.ts';
import type { Platform } from './platform.ts';

interface Patience {
  /** Attempts without a success that cost nothing; from then on the wait doubles with each. */
  readonly free: number;
  readonly longestWaitMs: number;
  /** After this long without an attempt the count starts again. */
  readonly forgottenAfterMs: number;
}

const FIRST_WAIT_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Who guesses an account from one address waits ever longer. The account as a whole and the address as
 * a whole wait for seconds only: the owner elsewhere, and the school behind one address, get in.
 */
const patience = {
  'account from address': {
    free: 5,
    longestWaitMs: 15 * MINUTE_MS,
    forgottenAfterMs: 24 * 60 * MINUTE_MS,
  },
  account: { free: 20, longestWaitMs: 5_000, forgottenAfterMs: 24 * 60 * MINUTE_MS },
  address: { free: 60, longestWaitMs: 2_000, forgottenAfterMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Patience>;

type Target = keyof typeof patience;
const targets = ['account from address', 'account', 'address'] as const satisfies readonly Target[];

export interface LoginAttempt {
  readonly kind: 'seeker' | 'employer';
  readonly email: string;
  readonly ip: string;
}

/**
 * Slows down guessing, counted in the database so that it holds across instances. An attempt counts as
 * a failure from the moment it is admitted, until it succeeds: guesses that come all at once are counted
 * before the first is answered. Known and unknown accounts are treated alike.
 */
export function createLoginBackoff({ database, secrets, clock, config }: Platform) {
  const counted = targets.filter((target) => target !== 'address' || config.rateLimit);

  function keyOf({ kind, email, ip }: LoginAttempt, target: Target): Buffer {
    const account = `${kind} ${accountSpelling(email)}`;
    const address = networkOf(ip);
    const names = { 'account from address': `${account} ${address}`, account, address };
    return secrets.mac(`login ${target} ${names[target]}`);
  }

  /** @throws {AppError} too_many_requests, with the seconds to wait */
  async function admit(attempt: LoginAttempt): Promise<void> {
    for (const target of counted) await count(keyOf(attempt, target), patience[target]);
  }

  async function count(key: Buffer, { free, longestWaitMs, forgottenAfterMs }: Patience) {
    const now = clock();
    const forgotten = sql`login_failures.last_failed_at < ${new Date(now.getTime() - forgottenAfterMs)}`;
    const failures = sql<number>`case when ${forgotten} then 1 else login_failures.failures + 1 end`;
    const wait = sql`case when ${failures} < ${free}::int then 0 else
      least(${FIRST_WAIT_MS}::int * 2 ^ least(${failures} - ${free}::int, 20), ${longestWaitMs}::int) end`;
    const admitted = await database
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
          // Before the first wait whoever was counted at the same moment stands in nobody's way.
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
    const blocked = await database
      .selectFrom('login_failures')
      .select('blocked_until')
      .where('key', '=', key)
      .executeTakeFirst();
    // Forgiven between the two statements: the shortest wait will do.
    const until = blocked?.blocked_until.getTime() ?? 0;
    const seconds = Math.ceil((until - now.getTime()) / 1000);
    throw new AppError('too_many_requests', { retryAfter: Math.max(1, seconds) });
  }

  /** The account's count starts again, for everyone and for this address. */
  async function forgive(attempt: LoginAttempt): Promise<void> {
    const accountKeys = [keyOf(attempt, 'account from address'), keyOf(attempt, 'account')];
    await database.deleteFrom('login_failures').where('key', 'in', accountKeys).execute();
  }

  /** The attempt was right after all: the account's count starts again, the address's loses this one. */
  async function succeed(attempt: LoginAttempt): Promise<void> {
    await forgive(attempt);
    await database
      .updateTable('login_failures')
      .set({ failures: sql`greatest(failures - 1, 1)` })
      .where('key', '=', keyOf(attempt, 'address'))
      .execute();
  }

  return { admit, succeed, forgive };
}

export type LoginBackoff = ReturnType<typeof createLoginBackoff>;
