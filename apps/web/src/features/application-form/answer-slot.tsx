import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AnswerSlotProps {
  /** As `problemKey` has it. */
  slot: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Where one answer is given, to be found again by the list of what is missing. */
export function AnswerSlot({ slot, className, children }: AnswerSlotProps) {
  return (
    <div data-answer-slot={slot} className={clsx('col-span-2 min-w-0', className)}>
      {children}
    </div>
  );
}

/** Moves the focus into a field of the form; a group of choices is entered where the keys would. */
export function focusAnswer(slot: string): void {
  const place = document.querySelector(`[data-answer-slot="${CSS.escape(slot)}"]`);
  const field =
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input, select, textarea');
  field?.focus();
}
