import { clsx } from 'clsx';

/** Said where scripts are off: Save and Apply then lead to the login alone. */
export function ActingNeedsScript({ className }: { className: string }) {
  return (
    <p className={clsx('hidden font-semibold print:hidden noscript:block', className)}>
      To save a job or apply, sign in with JavaScript turned on.
    </p>
  );
}
