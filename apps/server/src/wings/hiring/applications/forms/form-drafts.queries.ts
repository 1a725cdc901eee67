import { type FormSetup, formSetup } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

interface StoredDraft {
  readonly setup: FormSetup;
  readonly updatedAt: Date;
}

/** A draft that no longer fits the builder is ignored. */
export async function findFormDraft(
  database: Queryable,
  jobId: string,
): Promise<StoredDraft | null> {
  const row = await database
    .selectFrom('form_drafts')
    .select(['setup', 'updated_at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  const setup = formSetup.safeParse(row?.setup);
  return row && setup.success ? { setup: setup.data, updatedAt: row.updated_at } : null;
}

export async function upsertFormDraft(
  transaction: DatabaseTransaction,
  jobId: string,
  { setup, updatedAt }: StoredDraft,
): Promise<void> {
  const columns = { setup: JSON.stringify(setup), updated_at: updatedAt };
  await transaction
    .insertInto('form_drafts')
    .values({ job_id: jobId, ...columns })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(columns))
    .execute();
}

export async function deleteFormDraft(
  transaction: DatabaseTransaction,
  jobId: string,
): Promise<void> {
  await transaction.deleteFrom('form_drafts').where('job_id', '=', jobId).execute();
}
