import { CircleCheck } from 'lucide-react';

/** Announces that something was saved; rendered empty before, as live regions must be. */
export function SavedNote({ children }: { children: string | undefined }) {
  return (
    <div role="status">
      {children ? (
        <p className="flex items-center gap-2 font-medium text-success">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {children}
        </p>
      ) : null}
    </div>
  );
}
