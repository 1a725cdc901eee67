import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

export interface DraftNoticeProps {
  /** What was restored, and what was not. */
  children: ReactNode;
  onStartOver: () => void;
}

/** Says that the form was restored from a draft. */
export function DraftNotice({ children, onStartOver }: DraftNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft py-2 pr-2 pl-4">
      <NotebookPen aria-hidden="true" className="size-5 shrink-0 text-info" />
      <p className="min-w-0 flex-[1_1_10rem]">{children}</p>
      <Button variant="ghost" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
