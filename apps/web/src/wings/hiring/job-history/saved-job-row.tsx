import { formatPayByFrequency, JOB_FULL_MESSAGE, type SavedJob } from '@nextshift/contract';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatDate } from '../../../platform/text/format-date.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { HistoryRow } from './history-row.tsx';

const JOB_REMOVED_WORDS = 'This job was removed.';

export interface SavedJobRowProps {
  savedJob: SavedJob;
  /** The apply button; `titleId` names the heading that says which job it means. */
  apply: (savedJob: SavedJob, titleId: string) => ReactNode;
  onRemove: (savedJob: SavedJob) => void;
}

export function SavedJobRow({ savedJob, apply, onRemove }: SavedJobRowProps) {
  const titleId = useId();
  const { job, jobId, createdAt } = savedJob;
  return (
    <HistoryRow
      jobId={jobId}
      titleId={titleId}
      headingLevel="h2"
      job={job}
      pay={formatPayByFrequency(job)}
      when={`Saved ${formatDate(createdAt)}`}
      end={job.removed ? JOB_REMOVED_WORDS : null}
      note={job.full && job.status === 'Active' ? JOB_FULL_MESSAGE : null}
      corner={
        <IconButton
          label={`Remove ${job.title}`}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onRemove(savedJob);
          }}
        />
      }
    >
      {job.removed ? null : apply(savedJob, titleId)}
    </HistoryRow>
  );
}
