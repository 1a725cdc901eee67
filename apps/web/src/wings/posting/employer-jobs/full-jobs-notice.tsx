import type { Job } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';

export interface FullJobsNoticeProps {
  /** The active jobs. */
  jobs: readonly Job[];
}

/** Names full jobs and what makes room; nothing while every job has some. */
export function FullJobsNotice({ jobs }: FullJobsNoticeProps) {
  const full = jobs.filter((job) => job.full);
  const [first] = full;
  if (!first) return null;
  return (
    <WarningNote role="note" aria-label="Full jobs" className="mb-4 md:mx-5">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold wrap-anywhere">
          {full.length === 1
            ? `“${first.title}” takes no more applicants.`
            : `${String(full.length)} jobs take no more applicants.`}
        </p>
        <p>
          Applicants who withdraw make room for others; applicants you decline do not. Larger plans
          take more applicants for each job.
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <PageLink
            to={paths.employerApplications(full.length === 1 ? first.id : undefined)}
            className="inline-flex min-h-8 items-center text-link"
          >
            Review applications
          </PageLink>
          <PageLink
            to={paths.employerSubscription()}
            className="inline-flex min-h-8 items-center text-link"
          >
            See plans
          </PageLink>
        </p>
      </div>
    </WarningNote>
  );
}
