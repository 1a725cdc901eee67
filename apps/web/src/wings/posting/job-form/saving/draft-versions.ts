import type { JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import { ApiError, isTransient } from '../../../../platform/api/api-error.ts';
import {
  type DifferingField,
  differingFields,
  differingImage,
} from '../conflict/differing-fields.ts';
import { draftOfJob, isSameDraft, type JobDraft } from '../job-draft.ts';

/** A new file, or the address of the stored image. */
export type DraftImage = File | string | null;

export interface DraftContent {
  readonly values: JobDraft;
  readonly image: DraftImage;
}

/** What a request to save a draft carried. */
export interface SentDraft {
  readonly fields: JobDraftFields;
  readonly image: DraftImage;
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_revision';
}

/** Published or deleted elsewhere. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Without a response: the server may have done its work all the same. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || isTransient(error);
}

/** Whether a stored draft is what was sent earlier, over a version with the image `before`. */
export function isStoredAs(sent: SentDraft, saved: SavedDraft, before: string | null): boolean {
  if (!isSameDraft(draftOfJob(sent.fields), draftOfJob(saved.fields))) return false;
  if (sent.image instanceof File) return saved.jobImage !== before;
  return sent.image !== null || saved.jobImage === null;
}

/** The version that a form's content was typed over: the fields are null if they are not known any more. */
export interface TypedOver {
  readonly fields: JobDraft | null;
  readonly image: string | null;
}

/** What differs between the form and a version that was saved over another one. */
export function differencesOf(
  { values, image }: DraftContent,
  saved: SavedDraft,
  { fields: base, image: before }: TypedOver,
): DifferingField[] {
  const fields = differingFields({ mine: values, base, saved: draftOfJob(saved.fields) });
  const ofImage = differingImage(image, { before, saved: saved.jobImage });
  return ofImage ? [...fields, ofImage] : fields;
}
