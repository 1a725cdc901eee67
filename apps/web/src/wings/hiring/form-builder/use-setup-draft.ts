import type { ApplicationForm } from '@nextshift/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { formSetup, type FormSetup, setupOf } from './form-setup.ts';

/** Replaces parts of the current setup. */
export type ChangeSetup = (edit: (setup: FormSetup) => Partial<FormSetup>) => void;

export interface SetupDraft {
  readonly setup: FormSetup;
  readonly change: ChangeSetup;
  /** The builder started with a draft from before a reload. */
  readonly isRestored: boolean;
  /** There are unsaved changes. */
  readonly isUnsaved: () => boolean;
  /** Resets to the job's form, or to the defaults. */
  readonly startOver: () => void;
  /** Deletes the draft: the form is saved. */
  readonly finish: () => void;
}

/** The draft of a job's form, stored in this tab until it is saved or the employer signs out. */
export function useSetupDraft(
  employerId: string,
  jobId: string,
  stored: ApplicationForm | null,
): SetupDraft {
  const name = `application-setup:${jobId}`;
  const [initial] = useState(() => setupOf(stored));
  const [restored] = useState(() => readDraft(employerId, name, formSetup));
  const [setup, setSetup] = useState(restored ?? initial);
  const [isRestored, setIsRestored] = useState(restored !== null);
  const isFinished = useRef(false);
  const isChanged = contentOf(setup) !== contentOf(initial);

  useEffect(() => {
    if (isFinished.current) return;
    if (isChanged) writeDraft(employerId, name, setup);
    else clearDraft(employerId, name);
  }, [employerId, name, setup, isChanged]);

  return {
    setup,
    isRestored,
    isUnsaved: useCallback(() => !isFinished.current && isChanged, [isChanged]),
    change: useCallback((edit) => {
      setSetup((before) => ({ ...before, ...edit(before) }));
    }, []),
    startOver: () => {
      setSetup(initial);
      setIsRestored(false);
    },
    finish: () => {
      isFinished.current = true;
      clearDraft(employerId, name);
    },
  };
}

/** The type of a new question that is still blank does not count as a change. */
function contentOf({ next, ...parts }: FormSetup): string {
  return JSON.stringify([parts, next.question]);
}
