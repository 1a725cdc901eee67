import { CircleCheck } from 'lucide-react';

/** Says that something was saved; stands in the form before it has anything to say. */
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
