import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { DifferingField } from '../conflict/differing-fields.ts';
import { VersionsDialog } from '../conflict/versions-dialog.tsx';
import type { DraftObstacle } from './draft-state.ts';

const CHANGED = 'This draft was changed on another device';

export interface DraftObstacleNoticeProps {
  ref: Ref<HTMLDivElement>;
  obstacle: DraftObstacle;
  /** What a new draft cannot take along. */
  losses: readonly string[];
  compare: (saved: SavedDraft) => readonly DifferingField[];
  onTakeOther: (saved: SavedDraft) => void;
  onKeepMine: (saved: SavedDraft) => void;
  onSaveAsNew: () => void;
}

/** Says why the draft is not saved any more, and how to go on. */
export function DraftObstacleNotice(props: DraftObstacleNoticeProps) {
  const { ref, obstacle, losses, compare, onTakeOther, onKeepMine, onSaveAsNew } = props;
  const [compared, setCompared] = useState<readonly DifferingField[] | null>(null);
  if (obstacle.kind === 'gone') {
    const lost = losses.length === 0 ? '' : ` A new draft comes without ${losses.join(' and ')}.`;
    return (
      <Notice
        ref={ref}
        title="This draft was published or deleted elsewhere."
        text={`What you typed is still here, but is not saved any more.${lost}`}
      >
        <Button size="small" onClick={onSaveAsNew}>
          Save as new draft
        </Button>
      </Notice>
    );
  }
  const { saved } = obstacle;
  return (
    <>
      <Notice
        ref={ref}
        title={`${CHANGED}.`}
        text="What you type stays here, but is not saved until you choose which version stays."
      >
        <Button
          size="small"
          onClick={() => {
            onKeepMine(saved);
          }}
        >
          Keep mine
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onTakeOther(saved);
          }}
        >
          Use the other version
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setCompared(compare(saved));
          }}
        >
          Compare
        </Button>
      </Notice>
      <VersionsDialog
        title={CHANGED}
        description="Choose which version stays."
        takeLabel="Use the other version"
        fields={compared}
        pending={false}
        onKeepMine={() => {
          onKeepMine(saved);
        }}
        onTakeSaved={() => {
          onTakeOther(saved);
        }}
        onClose={() => {
          setCompared(null);
        }}
      />
    </>
  );
}

interface NoticeProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  text: string;
  /** The ways to go on. */
  children: ReactNode;
}

/** In view wherever in the form one is typing. */
function Notice({ ref, title, text, children }: NoticeProps) {
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
