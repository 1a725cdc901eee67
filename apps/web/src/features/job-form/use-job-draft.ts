import type { CreateJobBody } from '@nextshift/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../../platform/session/drafts.ts';
import { EMPTY_DRAFT, isEmptyDraft, jobDraft, type JobDraft } from './job-draft.ts';
import { newJobResolver } from './job-draft-resolver.ts';

const DRAFT = 'job';

export type JobForm = UseFormReturn<JobDraft, unknown, CreateJobBody>;

export interface JobDraftForm {
  readonly form: JobForm;
  /** The form began with what was typed before a reload. */
  readonly isRestored: boolean;
  /** Something is typed that is not posted yet. */
  readonly isUnsaved: () => boolean;
  /** Empties the form. */
  readonly startOver: () => void;
  /** The job is posted: nothing is kept any more. */
  readonly finish: () => void;
}

/** The form and its draft, which this tab keeps until the job is posted or its owner signs out. */
export function useJobDraft(employerId: string): JobDraftForm {
  const [restored] = useState(() => readDraft(employerId, DRAFT, jobDraft));
  const [isRestored, setIsRestored] = useState(restored !== null);
  const isFinished = useRef(false);
  const form = useForm({
    defaultValues: restored ?? EMPTY_DRAFT,
    resolver: newJobResolver,
    mode: 'onTouched',
  });
  const { subscribe, getValues, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isEmptyDraft(values)) clearDraft(employerId, DRAFT);
          else writeDraft(employerId, DRAFT, values);
        },
      }),
    [subscribe, employerId],
  );

  return {
    form,
    isRestored,
    isUnsaved: useCallback(() => !isFinished.current && !isEmptyDraft(getValues()), [getValues]),
    startOver: () => {
      reset(EMPTY_DRAFT);
      clearDraft(employerId, DRAFT);
      setIsRestored(false);
    },
    finish: () => {
      isFinished.current = true;
      clearDraft(employerId, DRAFT);
    },
  };
}
