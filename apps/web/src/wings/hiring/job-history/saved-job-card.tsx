import { formatPayByFrequency, JOB_FULL_MESSAGE, type SavedJob } from '@nextshift/contract';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatDate } from '../../../platform/text/format-date.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { HistoryCard } from './history-card.tsx';

const JOB_REMOVED_WORDS = 'This job was removed.';

export interface SavedJobCardProps {
  savedJob: SavedJob;
  /** The apply button; `titleId` names the heading that says which job it means. */
  apply: (savedJob: SavedJob, titleId: string) => ReactNode;
  onRemove: (savedJob: SavedJob) => void;
}

export function SavedJobCard({ savedJob, apply, onRemove }: SavedJobCardProps) {
  const titleId = useId();
  const { job, jobId, createdAt } = savedJob;
  return (
    <HistoryCard
      jobId={jobId}
      titleId={titleId}
      job={job}
      pay={formatPayByFrequency(job)}
      when={`Saved ${formatDate(createdAt)}`}
      end={job.removed ? JOB_REMOVED_WORDS : null}
      note={job.full && job.status === 'Active' ? JOB_FULL_MESSAGE : null}
      corner={
        <IconButton
          size="small"
          label={`Remove ${job.title}`}
          icon={<X aria-hidden="true" />}
          className="relative -mt-1 -mr-2"
          onClick={() => {
            onRemove(savedJob);
          }}
        />
      }
    >
      {job.removed ? null : <div className="relative">{apply(savedJob, titleId)}</div>}
    </HistoryCard>
  );
}
