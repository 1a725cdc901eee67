import {
  downloadDocument as downloadEndpoint,
  getResume as getResumeEndpoint,
  keepResume as keepResumeEndpoint,
  removeResume as removeResumeEndpoint,
  uploadDocument as uploadEndpoint,
} from '@nextshift/contract';
import { created, fileResponse, noContent, ok } from '../../../../platform/http/responses.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import { openStoredFile } from '../../../../platform/files/open-stored-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { neutralName } from './document-name.ts';
import { findReadableDocument } from './documents.queries.ts';
import { deleteKeptResume, findKeptResume, replaceKeptResume } from './kept-resume.queries.ts';
import { uploadDocument } from './upload-document.ts';

export function documentRoutes(bind: Bind, platform: Platform): void {
  const { clock, database, files } = platform;
  const { address } = files;

  bind(uploadEndpoint, async ({ session, body: { kind }, files: { file } }) => {
    if (!file) throw new AppError('validation_failed', { message: 'Please choose a file.' });
    return created(await uploadDocument(platform, session.accountId, { kind, file }));
  });

  bind(downloadEndpoint, async ({ session, params, log }) => {
    const found = await findReadableDocument(database, session, params.documentId);
    if (!found) throw new AppError('not_found');
    const key = found.storage_key;
    return fileResponse({
      open: () => openStoredFile({ files, log }, key),
      address: address && ((saved) => address(key, saved)),
      contentType: found.content_type,
      // The sender's file name may contain contact.
      name: session.kind === 'employer' ? neutralName(found) : found.name,
      byteSize: found.byte_size,
    });
  });

  bind(getResumeEndpoint, async ({ session }) =>
    ok({ resume: (await findKeptResume(database, session.accountId)) ?? null }),
  );

  bind(keepResumeEndpoint, async ({ session: { accountId: seekerId }, body }) =>
    database.transaction().execute(async (transaction) => {
      await replaceKeptResume(transaction, { seekerId, ...body, now: clock() });
      const resume = await findKeptResume(transaction, seekerId);
      if (resume?.documentId !== body.documentId) throw new AppError('not_found');
      return ok({ resume });
    }),
  );

  bind(removeResumeEndpoint, async ({ session }) => {
    await deleteKeptResume(database, session.accountId);
    return noContent();
  });
}
