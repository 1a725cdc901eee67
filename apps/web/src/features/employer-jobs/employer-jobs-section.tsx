import type { Job } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../ui/display/card.tsx';
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { countOf, employerJobsQuery, jobsOf } from './employer-job-list.ts';
import { EmployerJobsList } from './employer-jobs-list.tsx';
import { FullJobsNotice } from './full-jobs-notice.tsx';
import { useRenewJob } from './renewal/renew-job.ts';
import { RenewJobsNotice } from './renewal/renew-jobs-notice.tsx';
import { RepostJobDialog } from './repost-job-dialog.tsx';
import { RepostNotice, type RepostObstacle } from './repost-notice.tsx';
import { useJobsView } from './use-jobs-view.ts';

export interface EmployerJobsSectionProps {
  employerId: string;
  /** Why no job can be reposted now; null while one can. */
  repostObstacle: RepostObstacle | null;
  /** @returns true if the page shows this failed repost itself, such as the plan's limit. */
  onRepostRefused: (error: Error) => boolean;
}

/** The dashboard's active and closed jobs, with their actions. */
export function EmployerJobsSection({
  employerId,
  repostObstacle,
  onRepostRefused,
}: EmployerJobsSectionProps) {
  const { status, showStatus } = useJobsView();
  const [deleting, setDeleting] = useState<Job | null>(null);
  const [reposting, setReposting] = useState<Job | null>(null);
  const renewal = useRenewJob(employerId);
  // Refetch on return to the page.
  const refetchOnMount = 'always';
  const active = useInfiniteQuery({ ...employerJobsQuery(employerId, 'Active'), refetchOnMount });
  const closed = useInfiniteQuery({ ...employerJobsQuery(employerId, 'Closed'), refetchOnMount });

  return (
    <Card
      padding="none"
      className="max-md:border-0 max-md:bg-transparent max-md:shadow-none"
      asChild
    >
      <section aria-labelledby="jobs-heading">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4 md:px-5 md:pt-5">
          <h2 id="jobs-heading" className="text-heading font-bold">
            Job Postings
          </h2>
          <SegmentedControl
            label="Job status"
            segments={[
              { value: 'Active', label: 'Active', ...segmentCount(countOf(active.data)) },
              { value: 'Closed', label: 'Closed', ...segmentCount(countOf(closed.data)) },
            ]}
            value={status}
            onValueChange={(value) => {
              showStatus(value === 'Closed' ? 'Closed' : 'Active');
            }}
          />
        </div>
        <FullJobsNotice jobs={jobsOf(active.data)} />
        <RenewJobsNotice employerId={employerId} jobs={jobsOf(active.data)} />
        {repostObstacle && status === 'Closed' && jobsOf(closed.data).length > 0 ? (
          <RepostNotice {...repostObstacle} />
        ) : null}
        <div className="md:px-1 md:pb-1">
          <EmployerJobsList
            key={status}
            employerId={employerId}
            status={status}
            onDelete={setDeleting}
            onRepost={setReposting}
            onRenew={(job) => {
              if (!renewal.isPending) renewal.mutate(job);
            }}
            repostObstacle={repostObstacle}
          />
        </div>
        <DeleteJobDialog
          employerId={employerId}
          job={deleting}
          onClose={() => {
            setDeleting(null);
          }}
        />
        <RepostJobDialog
          employerId={employerId}
          job={reposting}
          onClose={() => {
            setReposting(null);
          }}
          onRefused={onRepostRefused}
        />
      </section>
    </Card>
  );
}

function segmentCount(count: number | undefined) {
  return count === undefined ? {} : { count };
}
