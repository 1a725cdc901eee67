import { NotebookPen } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Says that the form began with what was typed before. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft py-2 pr-2 pl-4">
      <NotebookPen aria-hidden="true" className="size-5 shrink-0 text-info" />
      <p className="min-w-0 flex-1">Your draft is back. An image has to be chosen again.</p>
      <Button variant="ghost" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
