import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

function selectVerification(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select([
      'company_name',
      'email',
      'contact_email',
      'website',
      'description',
      'email_confirmed_at',
      'verified_at',
      'verified_by',
      'suspended_at',
    ])
    .where('id', '=', employerId)
    .where('deleted_at', 'is', null);
}

/** What a company states about itself, and what is verified of it. */
export function findVerification(database: Queryable, employerId: string) {
  return selectVerification(database, employerId).executeTakeFirst();
}

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/** The same, locked: what is verified is what it states then. */
export function lockVerification(transaction: DatabaseTransaction, employerId: string) {
  return selectVerification(transaction, employerId).forNoKeyUpdate().executeTakeFirst();
}

/** The websites of suspended companies, other than this one, in which one of these texts is. */
export async function listSuspendedWebsites(
  database: Queryable,
  employerId: string,
  texts: readonly string[],
): Promise<(string | null)[]> {
  const rows = await database
    .selectFrom('employers')
    .select('website')
    .where('suspended_at', 'is not', null)
    .where('id', '<>', employerId)
    .where((row) => row.or(texts.map((text) => sql<boolean>`strpos(lower(website), ${text}) > 0`)))
    .execute();
  return rows.map(({ website }) => website);
}

export async function recordVerification(
  transaction: DatabaseTransaction,
  employerId: string,
  { by, now }: { by: 'domain' | 'operator'; now: Date },
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ verified_at: now, verified_by: by })
    .where('id', '=', employerId)
    .execute();
}

/** Companies that are verified by their domain, in the order of their ids. */
export function listVerifiedByDomain(
  database: Queryable,
  { afterId, limit }: { afterId: string | null; limit: number },
) {
  return database
    .selectFrom('employers')
    .select(['id', 'email', 'contact_email', 'website'])
    .where('verified_by', '=', 'domain')
    .where('deleted_at', 'is', null)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Takes a verification back, unless the company has been verified anew since. */
export async function deleteVerification(
  transaction: DatabaseTransaction,
  employerId: string,
  { by, verifiedAt }: { by: 'domain' | 'operator'; verifiedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('employers')
    .set({ verified_at: null, verified_by: null })
    .where('id', '=', employerId)
    .where('verified_by', '=', by)
    .where('verified_at', '=', verifiedAt)
    .execute();
}
