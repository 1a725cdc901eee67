import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AnswerSlotProps {
  /** From `problemKey`. */
  slot: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps the field of one answer, so that the list of missing answers can link to it. */
export function AnswerSlot({ slot, className, children }: AnswerSlotProps) {
  return (
    <div data-answer-slot={slot} className={clsx('col-span-2 min-w-0', className)}>
      {children}
    </div>
  );
}

/** Focuses a field of the form; in a group of choices, the one that Tab would reach. */
export function focusAnswer(slot: string): void {
  const place = document.querySelector(`[data-answer-slot="${CSS.escape(slot)}"]`);
  const field =
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input, select, textarea');
  field?.focus();
}
