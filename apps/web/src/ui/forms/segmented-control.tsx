import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface Segment {
  value: string;
  label: ReactNode;
  count?: number;
}

export interface SegmentedControlProps {
  /** Names the group for screen readers, e.g. 'Job status'. */
  label: string;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/**
 * Two to four views of the same thing (Active / Closed, Monthly / Annual). Implemented as radios. Where there is no
 * room, counts go under their labels.
 */
export function SegmentedControl({
  label,
  segments,
  value,
  onValueChange,
  className,
}: SegmentedControlProps) {
  const name = useId();

  return (
    <fieldset
      className={clsx(
        'inline-flex max-w-full flex-wrap rounded-3xl bg-sunken p-1 forced-colors:border',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={clsx(
            'relative inline-flex min-h-10 flex-auto flex-wrap items-center justify-center gap-x-1.5 rounded-full px-2 text-sm font-semibold whitespace-nowrap min-[23rem]:px-4 sm:px-5',
            'text-ink-soft transition-colors duration-120 hover:text-ink',
            'has-checked:forced-chosen has-checked:bg-ink has-checked:text-paper',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => {
              onValueChange(segment.value);
            }}
            className="sr-only"
          />
          {segment.label}{' '}
          {segment.count === undefined ? null : (
            <span className="font-medium tabular-nums">({segment.count})</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
