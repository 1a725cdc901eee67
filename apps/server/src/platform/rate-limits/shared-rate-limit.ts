import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SecretBox } from '../security/secret-box.ts';

interface SharedRateLimitOptions {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

/** Counts hits of a key in fixed windows in the database, shared by all instances. */
export function createSharedRateLimit({ database, secrets, clock }: SharedRateLimitOptions) {
  return async (name: string, limit: { max: number; windowMs: number }): Promise<void> => {
    const now = clock().getTime();
    const start = now - (now % limit.windowMs);
    const { hits } = await database
      .insertInto('rate_limit_windows')
      .values({ key: secrets.mac(name), window_start: new Date(start), hits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet({ hits: sql`rate_limit_windows.hits + 1` }),
      )
      .returning('hits')
      .executeTakeFirstOrThrow();
    if (hits > limit.max) {
      const retryAfter = Math.ceil((start + limit.windowMs - now) / 1000);
      throw new AppError('too_many_requests', { retryAfter });
    }
  };
}
