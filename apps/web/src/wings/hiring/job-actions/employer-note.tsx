import { clsx } from 'clsx';

/** Replaces the buttons for a signed-in employer. */
export function EmployerNote({ className }: { className?: string }) {
  return (
    <p className={clsx('hidden text-sm text-ink-soft session-employer:block', className)}>
      You are signed in as an employer. Saving and applying are for job seekers.
    </p>
  );
}
