import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface ProgressBarProps {
  label: ReactNode;
  /** 0 to 100. */
  percent: number;
  className?: string;
}

/** How far an upload is, in a bar and in numbers. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const id = useId();
  const value = Math.round(Math.min(Math.max(percent, 0), 100));

  return (
    <div className={clsx('space-y-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="min-w-0 truncate font-medium">
          {label}
        </label>
        <span className="text-ink-soft tabular-nums">{value}%</span>
      </div>
      <progress id={id} value={value} max={100} className="block h-2 w-full progress-track" />
    </div>
  );
}
