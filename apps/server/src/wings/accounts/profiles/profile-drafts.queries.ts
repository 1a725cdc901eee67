import { type ProfileDraft, profileDraft } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

interface StoredDraft {
  readonly draft: ProfileDraft;
  readonly updatedAt: Date;
}

/** A draft that no longer fits the wizard's schema is ignored. */
export async function findProfileDraft(
  database: Queryable,
  seekerId: string,
): Promise<StoredDraft | null> {
  const row = await database
    .selectFrom('profile_drafts')
    .select(['draft', 'updated_at'])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  const draft = profileDraft.safeParse(row?.draft);
  return row && draft.success ? { draft: draft.data, updatedAt: row.updated_at } : null;
}

export async function upsertProfileDraft(
  transaction: DatabaseTransaction,
  seekerId: string,
  draft: ProfileDraft,
  now: Date,
): Promise<void> {
  const columns = { draft: JSON.stringify(draft), updated_at: now };
  await transaction
    .insertInto('profile_drafts')
    .values({ seeker_id: seekerId, ...columns })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(columns))
    .execute();
}

export async function deleteProfileDraft(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction.deleteFrom('profile_drafts').where('seeker_id', '=', seekerId).execute();
}
