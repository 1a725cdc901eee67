import type { Employer, UpdateEmployerBody } from '@nextshift/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  clearCompanyDraft,
  draftOf,
  isSameDraft,
  readCompanyDraft,
  writeCompanyDraft,
  type CompanyDraft,
} from './company-draft.ts';
import { companyResolver } from './company-rules.ts';

export type CompanyForm = UseFormReturn<CompanyDraft, unknown, UpdateEmployerBody>;

export interface CompanyFormState {
  readonly form: CompanyForm;
  /** The form began with what was typed before. */
  readonly isRestored: boolean;
  /** Something is typed that is not saved yet. */
  readonly isUnsaved: () => boolean;
  /** Back to what is stored. */
  readonly startOver: () => void;
  /** Saved or given up: nothing is kept any more. */
  readonly finish: () => void;
}

/** The form and its draft, which this tab keeps until it is saved, given up or its owner signs out. */
export function useCompanyForm(employer: Employer): CompanyFormState {
  const { id } = employer;
  const [stored] = useState(() => draftOf(employer));
  const [restored] = useState(() => readCompanyDraft(id));
  const [isRestored, setIsRestored] = useState(restored !== null);
  const isFinished = useRef(false);
  const form = useForm({
    defaultValues: restored ?? stored,
    resolver: companyResolver,
    mode: 'onTouched',
    // The field that the message above the button is about takes the focus, not the first bad one.
    shouldFocusError: false,
  });
  const { subscribe, getValues, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSameDraft(values, stored)) clearCompanyDraft(id);
          else writeCompanyDraft(id, values);
        },
      }),
    [subscribe, stored, id],
  );

  return {
    form,
    isRestored,
    isUnsaved: useCallback(
      () => !isFinished.current && !isSameDraft(getValues(), stored),
      [getValues, stored],
    ),
    startOver: () => {
      reset(stored);
      clearCompanyDraft(id);
      setIsRestored(false);
    },
    finish: () => {
      isFinished.current = true;
      clearCompanyDraft(id);
    },
  };
}
