import { clsx } from 'clsx';

export interface StepProgressProps {
  /** The current step, from 1. */
  step: number;
  of: number;
  /** What this step is about. */
  title?: string;
  className?: string;
}

/** The segments above a form of several steps. */
export function StepProgress({ step, of, title, className }: StepProgressProps) {
  return (
    <div className={clsx('space-y-2.5', className)}>
      <p className="text-sm text-ink-soft">
        <span className="font-semibold text-ink">
          Step {step} of {of}
        </span>
        {title ? `: ${title}` : null}
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={step}
        className="flex gap-1.5"
      >
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'h-1.5 flex-1 rounded-full transition-colors forced-colors:border',
              index < step ? 'forced-chosen bg-brand' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
