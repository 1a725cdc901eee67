import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { afterPress } from '../../../ui/forms/after-press.ts';
import { clearDraft, readDraft, writeDraft } from './drafts.ts';

export interface DraftFormProps<Draft extends FieldValues, Sent> extends Pick<
  UseFormProps<Draft, unknown, Sent>,
  'resolver' | 'shouldFocusError'
> {
  accountId: string;
  /** The draft's name, unique for its owner. */
  name: string;
  shape: z.ZodType<Draft>;
  /** The form's values without a draft; later changes are ignored. */
  stored: Draft;
  isSame: (one: Draft, other: Draft) => boolean;
}

export interface DraftForm<Draft extends FieldValues, Sent> {
  readonly form: UseFormReturn<Draft, unknown, Sent>;
  /** Whether the form started from a draft. */
  readonly isRestored: boolean;
  /** Whether there are unsaved changes. */
  readonly isUnsaved: () => boolean;
  /** Resets the form to what is stored. */
  readonly startOver: () => void;
  /** Takes the values as what is stored; the tab keeps only what differs. */
  readonly markStored: (values: Draft) => void;
  /** Clears the draft, once it is saved or discarded. */
  readonly finish: () => void;
}

/** A form with a draft in this tab, until it is saved or discarded or its owner signs out. */
export function useDraftForm<Draft extends FieldValues, Sent>({
  accountId,
  name,
  shape,
  stored,
  isSame,
  resolver,
  ...props
}: DraftFormProps<Draft, Sent>): DraftForm<Draft, Sent> {
  const [initial] = useState(stored);
  const before = useRef(initial);
  const [restored] = useState(() => readDraft(accountId, name, shape));
  const [isRestored, setIsRestored] = useState(restored !== null);
  const isFinished = useRef(false);
  const form = useForm<Draft, unknown, Sent>({
    ...props,
    ...(resolver ? { resolver: afterPress(resolver) } : {}),
    defaultValues: (restored ?? initial) as DefaultValues<Draft>,
    mode: 'onTouched',
  });
  const { subscribe, getValues, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSame(values, before.current)) clearDraft(accountId, name);
          else writeDraft(accountId, name, values);
        },
      }),
    [subscribe, isSame, accountId, name],
  );

  return {
    form,
    isRestored,
    isUnsaved: useCallback(
      () => !isFinished.current && !isSame(getValues(), before.current),
      [getValues, isSame],
    ),
    startOver: () => {
      reset(before.current);
      clearDraft(accountId, name);
      setIsRestored(false);
    },
    markStored: useCallback(
      (values) => {
        before.current = values;
        if (isSame(getValues(), values)) clearDraft(accountId, name);
        else writeDraft(accountId, name, getValues());
      },
      [getValues, isSame, accountId, name],
    ),
    finish: () => {
      isFinished.current = true;
      clearDraft(accountId, name);
    },
  };
}
