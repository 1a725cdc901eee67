import type { JobDraft as SavedDraft } from '@nextshift/contract';
import { type Ref, useState } from 'react';
import { ObstacleNotice } from '../../../../platform/session/drafts/obstacle-notice.tsx';
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
      <ObstacleNotice
        ref={ref}
        title="This draft was published or deleted elsewhere."
        text={`What you typed is still here, but is not saved anymore.${lost}`}
      >
        <Button size="small" onClick={onSaveAsNew}>
          Save as new draft
        </Button>
      </ObstacleNotice>
    );
  }
  const { saved } = obstacle;
  return (
    <>
      <ObstacleNotice
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
      </ObstacleNotice>
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
