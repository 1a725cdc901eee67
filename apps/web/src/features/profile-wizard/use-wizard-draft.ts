import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../platform/session/drafts.ts';
import { EMPTY_DRAFT, isEmptyDraft, wizardDraft, type WizardDraft } from './wizard-draft.ts';

const DRAFT = 'profile';

/** The wizard's draft, which this tab keeps until the profile is complete or its owner signs out. */
export function useWizardDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId, DRAFT, wizardDraft) ?? EMPTY_DRAFT);
  const isFinished = useRef(false);

  useEffect(() => {
    if (isFinished.current) return;
    if (isEmptyDraft(draft)) clearDraft(userId, DRAFT);
    else writeDraft(userId, DRAFT, draft);
  }, [draft, userId]);

  return {
    draft,
    change: useCallback((changes: Partial<WizardDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
    }, []),
    /** Something is entered that the profile does not have yet. */
    isUnsaved: useCallback(() => !isFinished.current && !isEmptyDraft(draft), [draft]),
    /** The profile is complete: nothing is kept any more. */
    finish: useCallback(() => {
      isFinished.current = true;
      clearDraft(userId, DRAFT);
    }, [userId]),
  };
}
