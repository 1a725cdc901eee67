import type { ApplicationTemplate } from '@nextshift/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { type ApplicationAnswers, applicationDraft, draftName } from './application-draft.ts';

/** One part of the answers changed. */
export type AnswerChange = Partial<Omit<ApplicationAnswers, 'isEdited'>>;

export interface ApplicationDraft {
  readonly given: ApplicationAnswers;
  readonly change: (parts: AnswerChange) => void;
  /** The form started with answers from before a reload. */
  readonly isRestored: boolean;
  /** There are unsubmitted answers. */
  readonly isUnsaved: () => boolean;
  /** Resets to the prefilled answers. */
  readonly startOver: () => void;
  /** Deletes the draft: the application is sent, or cannot be. */
  readonly finish: () => void;
}

/** The answers to a job's form, stored in this tab until they are sent or the seeker signs out. */
export function useApplicationDraft(
  userId: string,
  template: ApplicationTemplate,
  prefilled: ApplicationAnswers,
): ApplicationDraft {
  const name = draftName(template.job.id);
  const [restored] = useState(() => readDraft(userId, name, applicationDraft)?.given ?? null);
  const [given, setGiven] = useState(restored ?? prefilled);
  const [isRestored, setIsRestored] = useState(restored?.isEdited === true);
  const isFinished = useRef(false);

  useEffect(() => {
    if (!isFinished.current) writeDraft(userId, name, { template, given });
  }, [userId, name, template, given]);

  return {
    given,
    isRestored,
    isUnsaved: useCallback(() => !isFinished.current && given.isEdited, [given.isEdited]),
    change: useCallback((parts) => {
      setGiven((before) => ({
        isEdited: true,
        basicFields: { ...before.basicFields, ...parts.basicFields },
        answers: { ...before.answers, ...parts.answers },
        documents: { ...before.documents, ...parts.documents },
      }));
    }, []),
    startOver: () => {
      setGiven(prefilled);
      setIsRestored(false);
    },
    finish: () => {
      isFinished.current = true;
      clearDraft(userId, name);
    },
  };
}
