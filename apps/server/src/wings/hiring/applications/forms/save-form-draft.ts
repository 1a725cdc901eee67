import type { SaveFormDraftBody } from '@nextshift/contract';
import { nextVersion } from '../../../../platform/database/next-version.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findCurrentForm } from './application-forms.queries.ts';
import { deleteFormDraft, findFormDraft, upsertFormDraft } from './form-drafts.queries.ts';
import { lockJobOfForm, type OwnJob } from './lock-job-of-form.ts';

const STALE_MESSAGE = 'This form was changed elsewhere. Choose a version before you go on.';

/**
 * Keeps what is set up of a job's form in place of the version that was changed. The job is locked, as while
 * its form is saved: a draft that arrives afterwards would come back.
 * @returns the new version, null without a draft
 * @throws {AppError} as `lockJobOfForm`, stale_revision
 */
export function saveFormDraft(
  { database, clock }: Platform,
  own: OwnJob,
  { setup, formId, updatedAt }: SaveFormDraftBody,
): Promise<Date | null> {
  const { jobId } = own;
  return database.transaction().execute(async (transaction) => {
    await lockJobOfForm(transaction, own);
    const form = await findCurrentForm(transaction, jobId);
    const draft = await findFormDraft(transaction, jobId);
    const started = updatedAt === null ? null : Date.parse(updatedAt);
    const isCurrent =
      formId === (form?.id ?? null) && started === (draft?.updatedAt.getTime() ?? null);
    if (!isCurrent) throw new AppError('stale_revision', { message: STALE_MESSAGE });
    if (setup === null) {
      await deleteFormDraft(transaction, jobId);
      return null;
    }
    const version = nextVersion(draft?.updatedAt, clock());
    await upsertFormDraft(transaction, jobId, { setup, updatedAt: version });
    return version;
  });
}
