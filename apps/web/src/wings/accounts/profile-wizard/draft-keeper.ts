import { saveProfileDraft } from '@nextshift/contract';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { clearDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { fetchOwnProfile } from '../../../platform/session/seeker/fetch-own-profile.ts';
import { storedPartOf, type WizardDraft } from './wizard-draft.ts';

/** The draft's name among those of this tab. */
export const WIZARD_DRAFT = 'profile';

/** Debounce of saving, in milliseconds. */
const PAUSE_MS = 800;

export type KeepState = 'kept' | 'pending' | 'failed';

/**
 * Saves the wizard's draft to the account once typing pauses, one request at a time. Until the
 * server has it, this tab stores it, so that neither a reload nor a lost connection loses it.
 */
export function createDraftKeeper(userId: string) {
  const state = createStore<KeepState>(() => 'kept');
  /** Not yet on the server. */
  let unsent: WizardDraft | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isHeld = false;
  let isFinished = false;

  const finish = () => {
    isFinished = true;
    unsent = null;
    clearTimeout(pause);
    clearDraft(userId, WIZARD_DRAFT);
    state.setState('kept', true);
  };

  const send = async (draft: WizardDraft) => {
    try {
      await browserApi.call(saveProfileDraft, { params: { userId }, body: storedPartOf(draft) });
      if (unsent !== draft) return;
      unsent = null;
      clearDraft(userId, WIZARD_DRAFT);
      state.setState('kept', true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isFinished) return;
      if (error.code === 'profile_complete') {
        // Another tab or device was first; the profile then replaces the wizard.
        finish();
        await fetchOwnProfile(userId);
      } else {
        state.setState('failed', true);
      }
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(pause);
    const draft = unsent;
    if (draft === null || sending || isHeld || useAuthStore.getState().accountId !== userId) return;
    sending = send(draft);
    await sending;
    sending = null;
    if (unsent !== draft) await flush();
  };

  return {
    state,
    /** Sends unsent changes immediately. */
    flush: () => void flush(),
    /** Pauses sending while the profile itself is being saved. Resolves once nothing is on its way. */
    hold: async () => {
      isHeld = true;
      await sending;
    },
    /** Resumes after the profile was not saved. */
    release: () => {
      isHeld = false;
      void flush();
    },
    /** Deletes the draft: the profile is complete. */
    finish,
    change: (draft: WizardDraft) => {
      if (isFinished) return;
      unsent = draft;
      writeDraft(userId, WIZARD_DRAFT, draft);
      state.setState('pending', true);
      clearTimeout(pause);
      pause = setTimeout(() => void flush(), PAUSE_MS);
    },
  };
}
