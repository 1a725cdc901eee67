import { getProfileDraft, type UserProfile } from '@nextshift/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useStore } from 'zustand';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { clearDraft } from '../../../platform/session/drafts/drafts.ts';
import { INTRODUCTION_DRAFT } from '../../../platform/session/drafts/introduction-draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { draftToContinue, type WizardDraft } from './wizard-draft.ts';

export interface WizardOptions {
  readonly userId: string;
  /** The initial draft; later values are ignored. */
  readonly initial: WizardDraft;
  /** Whether it contains input that the account does not have yet. */
  readonly isTyped: boolean;
  /** The partial profile created by an introduction. */
  readonly profile: UserProfile | null;
}

/** The wizard's draft, saved to the account and refreshed after changes on another device. */
export function useWizardDraft({ userId, initial, isTyped, profile }: WizardOptions) {
  const [draft, setDraft] = useState(initial);
  const [keeper] = useState(() => createDraftKeeper(userId));
  const keepState = useStore(keeper.state);
  const latest = useRef(draft);

  const show = useCallback((next: WizardDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback(
    (changes: Partial<WizardDraft>) => {
      show({ ...latest.current, ...changes });
      keeper.change(latest.current);
    },
    [keeper, show],
  );

  useBeforeUnload(
    useCallback(
      (event) => {
        if (keeper.state.getState() === 'kept') return;
        keeper.flush();
        event.preventDefault();
      },
      [keeper],
    ),
  );

  // From here on the wizard saves it.
  useEffect(() => {
    if (!isTyped) return;
    clearDraft(userId, INTRODUCTION_DRAFT);
    keeper.change(latest.current);
  }, [isTyped, userId, keeper]);

  const takeUp = useEffectEvent(async () => {
    const before = latest.current;
    try {
      const { body } = await browserApi.call(getProfileDraft, { params: { userId } });
      const isUntouched = latest.current === before && keeper.state.getState() === 'kept';
      if (isUntouched && body.draft !== null) show(draftToContinue(body, profile));
    } catch (error) {
      // Keep what is on screen.
      if (!(error instanceof ApiError)) throw error;
    }
  });

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
      else if (keeper.state.getState() === 'kept') void takeUp();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', keeper.flush);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  const { flush, hold, release, finish } = keeper;
  return { draft, change, keepState, flush, hold, release, finish };
}
