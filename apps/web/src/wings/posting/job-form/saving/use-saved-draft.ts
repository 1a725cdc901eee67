import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import type { SavingState } from '../../../../platform/session/drafts/create-autosave.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import {
  clearJobDraft,
  clearMadeDraft,
  readVersion,
  useJobDraft,
  writeMadeDraft,
  writeVersion,
} from '../use-job-draft.ts';
import { jobDraft, type JobDraft } from '../job-draft.ts';
import { createDraftKeeper } from './create-draft-keeper.ts';
import type { LoadDraft, SaveDraft } from './draft-saving.ts';
import type { DraftObstacle } from './draft-state.ts';
import { type DraftImage, isStale } from './draft-versions.ts';

const UNREAD_MESSAGE =
  'This draft was changed on another device, and that version could not be loaded. Please try again.';

interface SavedDraftOptions {
  readonly employerId: string;
  readonly opened: SavedDraft | null;
  readonly save: SaveDraft;
  readonly load: LoadDraft;
  /** A save made a draft: the first one, or one in place of a draft that is gone. */
  readonly onDraftCreated: (draftId: string) => void;
  /** The image was replaced elsewhere, or went with its draft. */
  readonly onImage: (image: DraftImage) => void;
}

/** The form of a new job, saved on the server while it is filled in. */
export function useSavedDraft(options: SavedDraftOptions) {
  const { employerId, opened, save, load, onDraftCreated, onImage } = options;
  const [saving, setSaving] = useState<{ state: SavingState; failure?: string }>({ state: 'idle' });
  const [stored, setStored] = useState<{ values: JobDraft | null; draftId: string | null }>({
    values: null,
    draftId: opened?.id ?? null,
  });
  const [saved, setSaved] = useState(opened);
  const [obstacleMet, setObstacleMet] = useState<DraftObstacle | null>();
  const { draftId, values } = stored;
  const draft = useJobDraft(employerId, opened, draftId);
  const { form, isRestored, markStored, startOver, finish } = draft;
  const [keeper] = useState(() =>
    createDraftKeeper({
      opened,
      restored:
        opened && isRestored
          ? { values: form.getValues(), updatedAt: readVersion(employerId, opened.id) }
          : null,
      save,
      load,
      onState: (state, error) => {
        setSaving(state === 'failed' ? { state, failure: savingFailure(error) } : { state });
      },
      onStored: (values, draftId) => {
        if (draftId !== opened?.id) writeMadeDraft(employerId, draftId);
        // Also once the form has been left; what was typed meanwhile is written again.
        clearJobDraft(employerId, draftId);
        setStored({ values, draftId });
      },
      onSaved: setSaved,
      onImage,
      onObstacle: setObstacleMet,
    }),
  );
  const obstacle = obstacleMet === undefined ? keeper.initialObstacle : obstacleMet;

  const noteVersion = useCallback(() => {
    const version = keeper.version();
    if (draftId === null || version === null || keeper.isSaved()) return;
    writeVersion(employerId, draftId, version);
  }, [keeper, employerId, draftId]);

  useEffect(() => {
    if (!values) return;
    markStored(values);
    noteVersion();
  }, [values, markStored, noteVersion]);

  const newDraftId = draftId === opened?.id ? null : draftId;
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
        noteVersion();
      },
    });
  }, [keeper, form, noteVersion]);

  useEffect(() => {
    const flush = async () => {
      if (useAuthStore.getState().kind === 'employer') await keeper.flush().catch(() => undefined);
      else keeper.finish();
    };
    const forgetMade = () => {
      clearMadeDraft(employerId);
    };
    forgetMade();
    // A draft that is being made could not be found again after a reload; the tab keeps it then.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden' && keeper.hasDraft()) void flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      forgetMade();
      void flush().then(forgetMade);
    };
  }, [keeper, employerId]);

  /** Clears what the tab keeps of this draft. */
  const forget = () => {
    if (draftId !== null) clearJobDraft(employerId, draftId);
  };

  const isHeldUp = saving.state === 'failed' || obstacle !== null;
  return {
    form,
    isRestored,
    keeper,
    /** An obstacle has its own notice. */
    saving: obstacle ? { state: 'failed' as const, failure: 'Draft not saved' } : saving,
    /** The draft on the server; null while there is none. */
    saved,
    obstacle,
    /** Replaces what was typed by another device's version. */
    takeOther: (other: SavedDraft) => {
      markStored(keeper.takeOther(other));
      startOver();
      forget();
    },
    keepMine: (other: SavedDraft) => {
      for (const [field, value] of Object.entries(keeper.keepMine(other))) {
        form.setValue(jobDraft.keyof().parse(field), value);
      }
      void keeper.flush().catch(() => undefined);
    },
    saveAsNew: () => {
      forget();
      void keeper.saveAsNew().catch(() => undefined);
    },
    startOver: () => {
      startOver();
      forget();
    },
    finish: () => {
      finish();
      forget();
    },
    /** What was typed did not reach the server, so leaving would lose it. */
    isUnsaved: useCallback(() => isHeldUp && !keeper.isSaved(), [isHeldUp, keeper]),
  };
}

function savingFailure(error: unknown): string {
  return isStale(error) ? UNREAD_MESSAGE : failureText(error, 'Your draft could not be saved.');
}
