import type { Job } from '@nextshift/contract';
import { lazy, Suspense, useState } from 'react';
import type { OpenedJob } from '../../../entities/job/opened-job.ts';
import { useIntentToOpenJob } from '../../../entities/job/use-intent-to-open-job.ts';
import type { JobDialogProps } from './job-dialog.tsx';

export interface JobModalProps extends Pick<JobDialogProps, 'actions'> {
  opened: OpenedJob;
  /** Jobs of the list below, shown immediately. */
  known?: readonly Job[];
}

const loadDialog = () => import('./job-dialog.tsx');

const JobDialog = lazy(() =>
  loadDialog().then(
    ({ JobDialog }) => ({ default: JobDialog }),
    () => {
      // The address bar shows the job's own page already.
      location.reload();
      return new Promise<never>(() => undefined);
    },
  ),
);

/** A job over the list that it was opened from. */
export function JobModal({ opened, known = [], actions }: JobModalProps) {
  const { jobId, close } = opened;
  useIntentToOpenJob(() => void loadDialog().catch(() => undefined));
  // The last job stays while the dialog animates out.
  const [shownId, setShownId] = useState(jobId);
  if (jobId !== null && jobId !== shownId) setShownId(jobId);
  if (shownId === null) return null;
  const atHand = known.find(({ id }) => id === shownId) ?? null;
  return (
    <Suspense>
      <JobDialog
        key={shownId}
        jobId={shownId}
        open={jobId !== null}
        onClose={close}
        atHand={atHand}
        actions={actions}
      />
    </Suspense>
  );
}
