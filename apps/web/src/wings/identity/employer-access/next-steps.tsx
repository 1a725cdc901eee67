const STEPS = ['Sign in to your dashboard', 'Choose a plan', 'Post your first job'];

/** What a newly registered company does next. */
export function NextSteps() {
  return (
    <ol aria-label="Next steps" className="mb-8 space-y-3">
      {STEPS.map((step, index) => (
        <li key={step} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft font-display font-bold text-brand"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
