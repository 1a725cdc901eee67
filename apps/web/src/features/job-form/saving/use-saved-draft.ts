import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { useAuthStore } from '../../../platform/session/auth-store.ts';
import { clearJobDraft, useJobDraft } from '../use-job-draft.ts';
import type { JobDraft } from '../job-draft.ts';
import type { SavingState } from './create-autosave.ts';
import { createDraftKeeper, type SaveDraft } from './create-draft-keeper.ts';

interface SavedDraftOptions {
  readonly employerId: string;
  readonly opened: SavedDraft | null;
  readonly save: SaveDraft;
  /** The first save made a draft. */
  readonly onDraftCreated: (draftId: string) => void;
}

/** The form of a new job, saved on the server while it is filled in. */
export function useSavedDraft({ employerId, opened, save, onDraftCreated }: SavedDraftOptions) {
  const [saving, setSaving] = useState<{ state: SavingState; failure?: string }>({ state: 'idle' });
  const [stored, setStored] = useState<{ values: JobDraft | null; draftId: string | null }>({
    values: null,
    draftId: opened?.id ?? null,
  });
  const [keeper] = useState(() =>
    createDraftKeeper({
      opened,
      save,
      onState: (state, error) => {
        setSaving(state === 'failed' ? { state, failure: savingFailure(error) } : { state });
      },
      onStored: (values, draftId) => {
        // Also once the form has been left; what was typed meanwhile is written again.
        clearJobDraft(employerId, draftId);
        setStored({ values, draftId });
      },
    }),
  );
  const { draftId, values } = stored;
  const draft = useJobDraft(employerId, opened, draftId);
  const { form, markStored } = draft;

  useEffect(() => {
    if (values) markStored(values);
  }, [values, markStored]);

  const newDraftId = opened === null ? draftId : null;
  const reportCreated = useEffectEvent(onDraftCreated);
  useEffect(() => {
    if (newDraftId !== null) reportCreated(newDraftId);
  }, [newDraftId]);

  useEffect(() => {
    keeper.change({ values: form.getValues() });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        keeper.change({ values: typed });
      },
    });
  }, [keeper, form]);

  useEffect(() => {
    const flush = () => {
      if (useAuthStore.getState().kind === 'employer') void keeper.flush().catch(() => undefined);
      else keeper.finish();
    };
    // A draft that is being made could not be found again after a reload; the tab keeps it then.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden' && keeper.hasDraft()) flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [keeper]);

  const hasFailed = saving.state === 'failed';
  return {
    ...draft,
    keeper,
    saving,
    /** What was typed did not reach the server, so leaving would lose it. */
    isUnsaved: useCallback(() => hasFailed && !keeper.isSaved(), [hasFailed, keeper]),
  };
}

function savingFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) {
    return 'This draft was published or deleted elsewhere, so it is not saved any more.';
  }
  return failureText(error, 'Your draft could not be saved.');
}
