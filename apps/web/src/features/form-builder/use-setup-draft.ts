import type { ApplicationForm } from '@nextshift/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../platform/session/drafts/drafts.ts';
import { formSetup, type FormSetup, setupOf } from './form-setup.ts';

/** Replaces parts of the setup, seen as it is at that moment. */
export type ChangeSetup = (edit: (setup: FormSetup) => Partial<FormSetup>) => void;

export interface SetupDraft {
  readonly setup: FormSetup;
  readonly change: ChangeSetup;
  /** The builder began with what was set before a reload. */
  readonly isRestored: boolean;
  /** Something is set that is not saved yet. */
  readonly isUnsaved: () => boolean;
  /** Back to the job's form, or to the defaults. */
  readonly startOver: () => void;
  /** The form is saved: nothing is kept any more. */
  readonly finish: () => void;
}

/** A job's form in the making, which this tab keeps until it is saved or its owner signs out. */
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

/** A type chosen for a question that nobody has begun to write is nothing to lose. */
function contentOf({ next, ...parts }: FormSetup): string {
  return JSON.stringify([parts, next.question]);
}
