import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';

export interface Requirement {
  label: string;
  met: boolean;
}

export interface RequirementListProps {
  label: string;
  requirements: readonly Requirement[];
  className?: string;
}

/** Rules that are ticked off while typing, e.g. of a new password. */
export function RequirementList({ label, requirements, className }: RequirementListProps) {
  return (
    <ul aria-label={label} className={clsx('space-y-1 text-sm', className)}>
      {requirements.map(({ label: text, met }) => (
        <li
          key={text}
          className={clsx('flex items-center gap-2', met ? 'text-success' : 'text-ink-soft')}
        >
          {met ? (
            <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0 p-0.5" />
          )}
          <span>
            {text}
            <span className="sr-only">{met ? ' (met)' : ' (not met yet)'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
