import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { clearDraft, readDraft, writeDraft } from './drafts.ts';

export interface DraftFormProps<Draft extends FieldValues, Sent> extends Pick<
  UseFormProps<Draft, unknown, Sent>,
  'resolver' | 'shouldFocusError'
> {
  accountId: string;
  /** Of the draft, among those of its owner. */
  name: string;
  shape: z.ZodType<Draft>;
  /** What the form shows where nothing was typed; only its first value counts. */
  stored: Draft;
  isSame: (one: Draft, other: Draft) => boolean;
}

export interface DraftForm<Draft extends FieldValues, Sent> {
  readonly form: UseFormReturn<Draft, unknown, Sent>;
  /** The form began with what was typed before. */
  readonly isRestored: boolean;
  /** Something is typed that is not saved yet. */
  readonly isUnsaved: () => boolean;
  /** Back to what is stored. */
  readonly startOver: () => void;
  /** Saved or given up: nothing is kept any more. */
  readonly finish: () => void;
}

/** A form and its draft, which this tab keeps until it is saved, given up or its owner signs out. */
export function useDraftForm<Draft extends FieldValues, Sent>({
  accountId,
  name,
  shape,
  stored,
  isSame,
  ...props
}: DraftFormProps<Draft, Sent>): DraftForm<Draft, Sent> {
  const [before] = useState(stored);
  const [restored] = useState(() => readDraft(accountId, name, shape));
  const [isRestored, setIsRestored] = useState(restored !== null);
  const isFinished = useRef(false);
  const form = useForm<Draft, unknown, Sent>({
    ...props,
    defaultValues: (restored ?? before) as DefaultValues<Draft>,
    mode: 'onTouched',
  });
  const { subscribe, getValues, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSame(values, before)) clearDraft(accountId, name);
          else writeDraft(accountId, name, values);
        },
      }),
    [subscribe, isSame, before, accountId, name],
  );

  return {
    form,
    isRestored,
    isUnsaved: useCallback(
      () => !isFinished.current && !isSame(getValues(), before),
      [getValues, isSame, before],
    ),
    startOver: () => {
      reset(before);
      clearDraft(accountId, name);
      setIsRestored(false);
    },
    finish: () => {
      isFinished.current = true;
      clearDraft(accountId, name);
    },
  };
}
