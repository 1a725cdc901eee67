import type { ReactNode } from 'react';

const STEPS = ['Sign in to your dashboard', 'Choose a plan', 'Post your first job'];

export interface NextStepsProps {
  /** How many of the steps are done. */
  done?: number;
  /** Beside the step that is next. */
  action?: ReactNode;
}

/** What a newly registered company does next. */
export function NextSteps({ done = 0, action }: NextStepsProps) {
  return (
    <ol aria-label="Next steps" className="space-y-3">
      {STEPS.map((step, index) => (
        <li key={step} className="flex flex-wrap items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft font-display font-bold text-brand"
          >
            {index < done ? '✓' : index + 1}
          </span>
          <span className={index < done ? 'text-ink-soft' : index === done ? 'font-semibold' : ''}>
            {step}
            {index < done ? <span className="sr-only">, done</span> : null}
          </span>
          {index === done ? action : null}
        </li>
      ))}
    </ol>
  );
}
