import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';

/**
 * Deletes the responses stored for retries: of the account's sessions, and of its signup, which had
 * none.
 */
export async function deleteStoredResponses(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
): Promise<void> {
  const signup = { [kind === 'seeker' ? 'user' : 'employer']: { id: accountId } };
  await transaction
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where.or([
        where('scope', 'in', (own) =>
          own
            .selectFrom('sessions')
            .select(sql<string>`'session:' || id`.as('scope'))
            .where(accountColumn(kind), '=', accountId),
        ),
        sql<boolean>`answer @> ${JSON.stringify(signup)}::jsonb`,
      ]),
    )
    .execute();
}
