import type { ProfileListKey } from '@nextshift/contract';
import { useEffect, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';

const SAVE_FAILED = 'Your changes were not saved. Please try again.';

export type SectionKey = ProfileListKey | 'bio' | 'currentPosition';

/** What the page does for each of its sections. */
export interface SectionHost<Value> {
  readonly section: SectionKey;
  /** Sends the section. @throws {ApiError} */
  readonly save: (value: Value) => Promise<void>;
  /** Reports whether the section has unsaved changes. Must be a stable function. */
  readonly onPending: (section: SectionKey, isPending: boolean) => void;
}

export interface SectionEdit<Value> {
  /** The displayed value: the changed one, else the saved one. */
  readonly value: Value;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  /** Why the last attempt to save failed. */
  readonly failure: string | undefined;
  readonly edit: () => void;
  readonly change: (next: (value: Value) => Value) => void;
  readonly cancel: () => void;
  /** Saves this value and ends editing; an unchanged one is not sent. */
  readonly save: (value: Value) => Promise<void>;
}

/** One section of the profile: read-only, or edited with pending changes (spec section 4). */
export function useSectionEdit<Value>(saved: Value, host: SectionHost<Value>): SectionEdit<Value> {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isEditing = draft !== null;
  const isSame = (value: Value) => JSON.stringify(value) === JSON.stringify(saved);
  const isPending = draft !== null && !isSame(draft.value);

  const { section, onPending } = host;
  useEffect(() => {
    onPending(section, isPending);
    return () => {
      onPending(section, false);
    };
  }, [onPending, section, isPending]);

  const open = (next: typeof draft) => {
    setDraft(next);
    setFailure(undefined);
  };
  return {
    value: draft ? draft.value : saved,
    isEditing,
    isSaving,
    failure,
    edit: () => {
      open({ value: saved });
    },
    change: (next) => {
      setDraft((before) => before && { value: next(before.value) });
    },
    cancel: () => {
      open(null);
    },
    save: async (value) => {
      if (isSaving) return;
      open({ value });
      setIsSaving(true);
      try {
        if (!isSame(value)) await host.save(value);
        setDraft(null);
      } catch (error) {
        setFailure(failureText(error, SAVE_FAILED));
      } finally {
        setIsSaving(false);
      }
    },
  };
}
