import type { ReactNode } from 'react';
import { WarningNote } from '../../ui/feedback/warning-note.tsx';

export interface WrongValuesNoticeProps {
  values: readonly { key: string; text: string; action: ReactNode }[];
  className?: string;
}

/** Offers the owner of stored values to correct those that are none; nothing while all are right. */
export function WrongValuesNotice({ values, className }: WrongValuesNoticeProps) {
  if (values.length === 0) return null;
  return (
    <WarningNote role="note" aria-label="Please correct" className={className}>
      <ul className="min-w-0 flex-1 space-y-3">
        {values.map(({ key, text, action }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {action}
          </li>
        ))}
      </ul>
    </WarningNote>
  );
}
