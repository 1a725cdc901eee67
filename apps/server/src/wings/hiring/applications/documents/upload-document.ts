import type { DocumentKind, UploadedDocument } from '@nextshift/contract';
import type { UploadedFile } from '../../../../platform/http/multipart-body.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { withStoredFile } from '../../../../platform/files/store-file.ts';
import { documentName } from './document-name.ts';
import { documentTypeOf, isLockedPdf } from './document-type.ts';
import { pruneUnsentDocuments, insertDocument } from './documents.queries.ts';

/** Most unsent documents of a kind: someone fills in a few forms at a time, not dozens. */
const MAX_UNSENT = 10;

/** Stores a resume or cover letter, privately, until an application names it. */
export async function uploadDocument(
  platform: Platform,
  seekerId: string,
  { kind, file }: { kind: DocumentKind; file: UploadedFile },
): Promise<UploadedDocument> {
  const { database, clock } = platform;
  const { extension, contentType } = await documentTypeOf(file.bytes);
  const id = newId();
  const name = documentName(file.name, extension);
  await withStoredFile(
    platform,
    file.bytes,
    { extension, contentType, visibility: 'private' },
    (fileId) => insertDocument(database, { id, seekerId, kind, fileId, name, now: clock() }),
  );
  await pruneUnsentDocuments(database, { seekerId, kind, keep: MAX_UNSENT });
  const isLocked = extension === 'pdf' && isLockedPdf(file.bytes);
  return {
    documentId: id,
    name,
    size: file.bytes.length,
    ...(isLocked ? { locked: true } : {}),
  };
}
