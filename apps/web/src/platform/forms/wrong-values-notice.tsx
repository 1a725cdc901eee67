import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WrongValuesNoticeProps {
  values: readonly { key: string; text: string; action: ReactNode }[];
  className?: string;
}

/** Offers the owner of stored values to correct those that are none; nothing while all are right. */
export function WrongValuesNotice({ values, className }: WrongValuesNoticeProps) {
  if (values.length === 0) return null;
  return (
    <div
      role="note"
      aria-label="To correct"
      className={clsx(
        'flex gap-3 rounded-control bg-warning-soft p-4 forced-colors:border',
        className,
      )}
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <ul className="min-w-0 flex-1 space-y-3">
        {values.map(({ key, text, action }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {action}
          </li>
        ))}
      </ul>
    </div>
  );
}
