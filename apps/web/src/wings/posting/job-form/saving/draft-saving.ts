import type { JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import type { JobDraft } from '../job-draft.ts';

interface DraftToSave {
  readonly draftId: string | null;
  /** The version that was edited; a newer one is not overwritten. */
  readonly updatedAt?: string | undefined;
  readonly fields: JobDraftFields;
  readonly image: File | null | undefined;
  readonly unschedules?: boolean;
}

export type SaveDraft = (draft: DraftToSave) => Promise<SavedDraft>;
/** Loads a draft as it is now; null if it is gone. */
export type LoadDraft = (draftId: string) => Promise<SavedDraft | null>;

/** Input that this tab kept, and the version of the draft that it was typed over. */
export interface RestoredInput {
  readonly values: JobDraft;
  readonly updatedAt: string | null;
}
