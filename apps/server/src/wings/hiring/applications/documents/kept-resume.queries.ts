import type { UploadedDocument } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import { lockAccount } from '../../../identity/index.ts';

/** The resume that a seeker keeps for forms; undefined if there is none. */
export async function findKeptResume(
  database: Queryable,
  seekerId: string,
): Promise<UploadedDocument | undefined> {
  const row = await database
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.file_id')
    .select(['documents.id', 'documents.name', 'files.byte_size'])
    .where('documents.seeker_id', '=', seekerId)
    .where('documents.kept_at', 'is not', null)
    .executeTakeFirst();
  return row && { documentId: row.id, name: row.name, size: row.byte_size };
}

/** Keeps an unsent resume in place of the one before; does nothing if it is not one of the seeker. */
export async function replaceKeptResume(
  transaction: DatabaseTransaction,
  { seekerId, documentId, now }: { seekerId: string; documentId: string; now: Date },
): Promise<void> {
  await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
  const resume = await transaction
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('seeker_id', '=', seekerId)
    .where('kind', '=', 'resume')
    .where('application_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!resume) return;
  await deleteKeptResume(transaction, seekerId, documentId);
  await transaction
    .updateTable('documents')
    .set({ kept_at: now })
    .where('id', '=', documentId)
    .execute();
}

/** Deletes a seeker's kept resume, unless it is `except`. */
export async function deleteKeptResume(
  database: Queryable,
  seekerId: string,
  except?: string,
): Promise<void> {
  let query = database
    .deleteFrom('documents')
    .where('seeker_id', '=', seekerId)
    .where('kept_at', 'is not', null);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

/**
 * Attaches a copy of the kept resume to an application.
 * @returns whether `documentId` is that resume
 */
export async function attachKeptResume(
  transaction: DatabaseTransaction,
  { applicationId, seekerId }: { applicationId: string; seekerId: string },
  documentId: string,
): Promise<boolean> {
  const copy = await transaction
    .insertInto('documents')
    .columns(['id', 'application_id', 'seeker_id', 'kind', 'file_id', 'name', 'created_at'])
    .expression((expression) =>
      expression
        .selectFrom('documents')
        .select([sql.val(newId()).as('id'), sql.val(applicationId).as('application_id')])
        .select(['seeker_id', 'kind', 'file_id', 'name', 'created_at'])
        .where('id', '=', documentId)
        .where('seeker_id', '=', seekerId)
        .where('kept_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return copy !== undefined;
}
