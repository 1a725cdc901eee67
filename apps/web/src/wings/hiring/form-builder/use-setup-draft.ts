import type { FormSetup } from '@nextshift/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import type { SavingState } from '../../../platform/session/drafts/create-autosave.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { createSetupKeeper } from './create-setup-keeper.ts';
import { isSameSetup } from './form-setup.ts';
import { setupQuery, type StoredSetup } from './setup-query.ts';

/** Replaces parts of the current setup. */
export type ChangeSetup = (edit: (setup: FormSetup) => Partial<FormSetup>) => void;

/** The setup of a job's form, kept in the account while it is changed. */
export function useSetupDraft(employerId: string, jobId: string, stored: StoredSetup) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<{ state: SavingState; failure?: string }>({ state: 'idle' });
  const [keptAt, setKeptAt] = useState(stored.draft?.updatedAt ?? null);
  const [other, setOther] = useState<StoredSetup | null>(null);
  const [keeper] = useState(() =>
    createSetupKeeper({
      employerId,
      jobId,
      stored,
      load: () => queryClient.query({ ...setupQuery(jobId), staleTime: 0 }),
      onState: (state, error) => {
        setSaving(state === 'failed' ? { state, failure: savingFailure(error) } : { state });
      },
      onKept: setKeptAt,
      onOther: setOther,
    }),
  );
  const { initial, opened } = keeper;
  const [setup, setSetup] = useState(opened);
  const [isRestored, setIsRestored] = useState(() => !isSameSetup(opened, initial));

  useEffect(() => {
    keeper.change(setup);
  }, [keeper, setup]);

  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    addEventListener('online', keeper.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      removeEventListener('online', keeper.flush);
      if (useAuthStore.getState().kind === 'employer') keeper.flush();
      else keeper.stop();
    };
  }, [keeper]);

  const isHeldUp = saving.state === 'failed';
  return {
    setup,
    change: useCallback<ChangeSetup>((edit) => {
      setSetup((before) => ({ ...before, ...edit(before) }));
    }, []),
    /** The builder started with a draft. */
    isRestored,
    /** What was set up did not reach the account, so another device will not have it. */
    isUnsaved: useCallback(() => isHeldUp && !keeper.isSaved(), [isHeldUp, keeper]),
    /** An obstacle has its own notice. */
    saving: other ? { state: 'failed' as const, failure: 'Draft not saved' } : saving,
    /** When the account got it last; null where nothing differs from the form. */
    keptAt,
    /** What another device saved meanwhile. */
    other,
    keepMine: (version: StoredSetup) => {
      setOther(null);
      keeper.keepMine(version);
    },
    /** Resets to the job's form, or to the defaults. */
    startOver: () => {
      setSetup(initial);
      setIsRestored(false);
    },
    /** Deletes the draft: the form is saved, or another version is taken. */
    finish: keeper.finish,
  };
}

function savingFailure(error: unknown): string {
  return failureText(error, 'Your draft could not be saved.');
}
