import type { DocumentKind, UploadedDocument } from '@nextshift/contract';
import type {
  Database,
  DatabaseTransaction,
  Queryable,
} from '../../../../platform/database/database.ts';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import { attachKeptResume } from './kept-resume.queries.ts';

interface NewDocument {
  readonly id: string;
  readonly seekerId: string;
  readonly kind: DocumentKind;
  readonly fileId: string;
  readonly name: string;
  readonly now: Date;
}

export async function insertDocument(database: Database, document: NewDocument): Promise<void> {
  await database
    .insertInto('documents')
    .values({
      id: document.id,
      seeker_id: document.seekerId,
      kind: document.kind,
      file_id: document.fileId,
      name: document.name,
      created_at: document.now,
    })
    .execute();
}

/**
 * Deletes a seeker's unsent documents, except for the newest `keep` of a kind, the kept resume, and those that
 * are just being sent.
 */
export async function pruneUnsentDocuments(
  database: Database,
  { seekerId, kind, keep }: { seekerId: string; kind: DocumentKind; keep: number },
): Promise<void> {
  await database
    .deleteFrom('documents')
    .where('id', 'in', (free) =>
      free
        .selectFrom('documents')
        .select('id')
        .where('id', 'in', (unsent) =>
          unsent
            .selectFrom('documents')
            .select('id')
            .where('seeker_id', '=', seekerId)
            .where('kind', '=', kind)
            .where('application_id', 'is', null)
            .where('kept_at', 'is', null)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(keep),
        )
        .where('application_id', 'is', null)
        .where('kept_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Finds a document that the account owns, or that came with an application to one of its jobs. */
export function findReadableDocument(database: Queryable, session: Session, documentId: string) {
  return database
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.file_id')
    .leftJoin('applications', 'applications.id', 'documents.application_id')
    .select([
      'documents.kind',
      'documents.name',
      'files.storage_key',
      'files.content_type',
      'files.byte_size',
    ])
    .where('documents.id', '=', documentId)
    .where((where) =>
      session.kind === 'seeker'
        ? where('documents.seeker_id', '=', session.accountId)
        : where.and([
            where('applications.employer_id', '=', session.accountId),
            where('applications.hidden_from_employer_at', 'is', null),
            where('applications.status', '<>', 'withdrawn'),
          ]),
    )
    .executeTakeFirst();
}

/** The document ids that an application names, by kind. */
export type NamedDocuments = Readonly<Partial<Record<DocumentKind, string>>>;

/**
 * Attaches uploaded documents to an application, in place of its previous ones, which are kept with its former state.
 * Of the kept resume it gets a copy.
 * @returns the kinds whose document is not the seeker's, of the other kind, or already sent
 */
export async function attachDocuments(
  transaction: DatabaseTransaction,
  owner: { applicationId: string; seekerId: string },
  documents: NamedDocuments,
): Promise<DocumentKind[]> {
  const named = Object.entries(documents) as [DocumentKind, string][];
  const missing: DocumentKind[] = [];
  await detachDocuments(transaction, owner.applicationId, { kept: Object.values(documents) });
  for (const [kind, id] of named) {
    const attached = await transaction
      .updateTable('documents')
      .set({ application_id: owner.applicationId })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('seeker_id', '=', owner.seekerId)
      .where('kept_at', 'is', null)
      .where((where) =>
        where.or([
          where('application_id', 'is', null),
          where('application_id', '=', owner.applicationId),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    // After the update, which waits for a transaction that keeps this resume.
    if (attached || (kind === 'resume' && (await attachKeptResume(transaction, owner, id))))
      continue;
    missing.push(kind);
  }
  return missing;
}

/** Makes documents of an application unsent again. */
export async function detachDocuments(
  transaction: DatabaseTransaction,
  applicationId: string,
  { kept = [] }: { readonly kept?: readonly string[] } = {},
): Promise<void> {
  let query = transaction
    .updateTable('documents')
    .set({ application_id: null })
    .where('application_id', '=', applicationId);
  if (kept.length > 0) query = query.where('id', 'not in', kept);
  await query.execute();
}

/** The documents of an application. */
export type AttachedDocuments = Partial<Record<DocumentKind, UploadedDocument>>;

/** Lists the documents of applications, by application id. */
export async function listAttachedDocuments(
  database: Queryable,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, AttachedDocuments>> {
  const attached = new Map<string, AttachedDocuments>();
  if (applicationIds.length === 0) return attached;
  const rows = await database
    .selectFrom('documents')
    .innerJoin('files', 'files.id', 'documents.file_id')
    .select(['documents.id', 'documents.kind', 'documents.name', 'files.byte_size'])
    .select((select) => select.ref('documents.application_id').$notNull().as('applicationId'))
    .where('documents.application_id', 'in', applicationIds)
    .execute();
  for (const { id, kind, name, byte_size, applicationId } of rows) {
    const document = { documentId: id, name, size: byte_size };
    attached.set(applicationId, { ...attached.get(applicationId), [kind]: document });
  }
  return attached;
}
