import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { NumberBadge } from './number-badge.tsx';
import type { QueuedVideo } from './upload-queue.ts';
import { formatMegabytes } from './video-file.ts';

export interface QueuedTileProps {
  item: QueuedVideo;
  /** Its future position, from 1, or null. */
  number: number | null;
  onRetry: () => void;
  onCancel: () => void;
}

/** A queued video, in the size of its tile. */
export function QueuedTile({ item, number, onRetry, onCancel }: QueuedTileProps) {
  const { file, state, percent, error } = item;
  return (
    <div className="relative flex h-89 w-50 flex-col overflow-hidden rounded-card border-2 border-dashed border-line-strong bg-sunken p-3 pt-12">
      {number === null ? null : <NumberBadge number={number} />}
      <p className="line-clamp-2 text-sm font-semibold break-all">{file.name}</p>
      <p className="text-sm text-ink-soft tabular-nums">{formatMegabytes(file.size)}</p>
      <div className="mt-auto space-y-3">
        {state === 'failed' ? (
          <>
            <p role="alert" className="text-sm font-medium text-danger">
              {error}
            </p>
            <Button size="small" fullWidth aria-label={`Try again: ${file.name}`} onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              Try again
            </Button>
          </>
        ) : (
          <ProgressBar label={state === 'sending' ? 'Uploading' : 'Waiting'} percent={percent} />
        )}
        <Button
          variant="secondary"
          size="small"
          fullWidth
          aria-label={state === 'failed' ? `Remove ${file.name}` : `Cancel ${file.name}`}
          onClick={onCancel}
        >
          {state === 'failed' ? 'Remove' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
