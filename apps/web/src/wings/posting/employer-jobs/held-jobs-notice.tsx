import type { Job } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';
import { OPENED_OVER } from '../../../platform/routing/opened-over.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';

export interface HeldJobsNoticeProps {
  /** The active jobs. */
  jobs: readonly Job[];
  /** The way to appeal against the hold of a job. */
  appealOf: (job: Job) => ReactNode;
  className: string;
}

/** Says which jobs are held for review, why, and how to get each live; nothing while none is. */
export function HeldJobsNotice({ jobs, appealOf, className }: HeldJobsNoticeProps) {
  const held = jobs.filter(({ moderation }) => moderation === 'held');
  const { search } = useLocation();
  if (held.length === 0) return null;
  return (
    <WarningNote role="note" aria-label="Jobs held for review" className={className}>
      <ul className="min-w-0 flex-1 space-y-4">
        {held.map((job) => (
          <li key={job.id}>
            <p className="font-semibold wrap-anywhere">“{job.title}” is held for review.</p>
            <p className="mb-2">
              Only you see it for now. A person reads it. You can change it meanwhile, but a change
              may not be enough to bring it live.
            </p>
            <HoldReasons reasons={job.moderationReasons} />
            <Button variant="secondary" size="small" className="mt-3" asChild>
              <PageLink
                to={{ pathname: paths.editJob(job.id), search }}
                state={OPENED_OVER}
                preventScrollReset
                aria-label={`Edit: ${job.title}`}
              >
                Edit
              </PageLink>
            </Button>
            {appealOf(job)}
          </li>
        ))}
      </ul>
    </WarningNote>
  );
}
