import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface ObstacleNoticeProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  text: string;
  /** The ways to go on. */
  children: ReactNode;
}

/** Says why a draft is not saved, and how to go on; in view wherever in the form one is typing. */
export function ObstacleNotice({ ref, title, text, children }: ObstacleNoticeProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="sticky top-[calc(var(--header-height)+0.75rem)] z-10 flex gap-3 rounded-control border border-warning bg-warning-soft p-4 shadow-raised short:static"
    >
      <TriangleAlert
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-warning max-sm:hidden"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}
