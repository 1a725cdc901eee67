import { getProfileDraft, type UserProfile } from '@nextshift/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useStore } from 'zustand';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { clearDraft } from '../../platform/session/drafts/drafts.ts';
import { INTRODUCTION_DRAFT } from '../../platform/session/drafts/introduction-draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { draftToContinue, type WizardDraft } from './wizard-draft.ts';

export interface WizardBeginning {
  readonly userId: string;
  /** What the wizard begins with; only its first value counts. */
  readonly begun: WizardDraft;
  /** Whether it holds what was typed elsewhere, and the account does not have yet. */
  readonly isTyped: boolean;
  /** What an introduction has made of the profile already. */
  readonly profile: UserProfile | null;
}

/** The wizard's draft, kept in the account and taken up again where another device has gone on. */
export function useWizardDraft({ userId, begun, isTyped, profile }: WizardBeginning) {
  const [draft, setDraft] = useState(begun);
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

  // From here on it is the wizard's to keep.
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
      // What is on screen is the best there is.
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
