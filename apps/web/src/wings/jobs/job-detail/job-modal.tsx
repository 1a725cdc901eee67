import { lazy, Suspense, useState, useEffect, useEffectEvent } from 'react';
import type { ListedJob } from '../../../entities/job/listed-job.ts';
import { type OpenedJob, JOB_LINK_MARK } from '../../../entities/job/opened-job.ts';
import type { JobDialogProps } from './job-dialog.tsx';

/** Events by which a person points at, touches or focuses a job. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back whenever a person seems about to open a job over this page. */
function useIntentToOpenJob(onIntent: () => void): void {
  const tell = useEffectEvent(onIntent);
  useEffect(() => {
    const watch = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[${JOB_LINK_MARK}]`)) tell();
    };
    for (const sign of SIGNS) document.addEventListener(sign, watch, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, watch);
    };
  }, []);
}

export interface JobModalProps extends Pick<JobDialogProps, 'actions'> {
  opened: OpenedJob;
  /** Jobs of the list below, shown immediately. */
  known?: readonly ListedJob[];
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
