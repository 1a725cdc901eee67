import type { Job, JobDraft } from '@nextshift/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobDraftsQuery } from '../../../entities/job-draft/job-draft-queries.ts';
import { Card } from '../../../ui/display/card.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { BringBackDialog, type JobWithFormerApplicants } from './bring-back/bring-back-dialog.tsx';
import { CloseJobDialog } from './close-job-dialog.tsx';
import { countOf, employerJobsQuery, jobsOf } from './employer-job-list.ts';
import { DeleteDraftDialog } from './drafts/delete-draft-dialog.tsx';
import { DraftsList } from './drafts/drafts-list.tsx';
import { EmployerJobsList } from './employer-jobs-list.tsx';
import { FullJobsNotice } from './full-jobs-notice.tsx';
import { HeldJobsNotice, type HeldJobsNoticeProps } from './held-jobs-notice.tsx';
import { JobCorrections } from './job-corrections.tsx';
import { useRenewJob } from './renewal/renew-job.ts';
import { RepostJobDialog } from './repost/repost-job-dialog.tsx';
import { RepostNotice, type RepostObstacle } from './repost/repost-notice.tsx';
import { useJobsView, type JobsTab } from './use-jobs-view.ts';

const tabs: readonly JobsTab[] = ['Active', 'Closed', 'Drafts', 'Scheduled'];

export interface EmployerJobsSectionProps extends Pick<HeldJobsNoticeProps, 'appealOf'> {
  employerId: string;
  /** Why no job can be reposted now; null while one can. */
  repostObstacle: RepostObstacle | null;
  /** @returns true if the page shows this failed repost or publication itself, such as the plan's limit. */
  onRepostRefused: (error: Error) => boolean;
}

/** The dashboard's jobs and drafts, with their actions. */
export function EmployerJobsSection({
  employerId,
  appealOf,
  repostObstacle,
  onRepostRefused,
}: EmployerJobsSectionProps) {
  const { tab, showTab } = useJobsView();
  const [deletingDraft, setDeletingDraft] = useState<JobDraft | null>(null);
  const [closing, setClosing] = useState<Job | null>(null);
  const [reposting, setReposting] = useState<Job | null>(null);
  const [bringingBack, setBringingBack] = useState<JobWithFormerApplicants | null>(null);
  const renew = useRenewJob(employerId);
  // Refetch on return to the page.
  const refetchOnMount = 'always';
  const active = useInfiniteQuery({ ...employerJobsQuery(employerId, 'Active'), refetchOnMount });
  const closed = useInfiniteQuery({ ...employerJobsQuery(employerId, 'Closed'), refetchOnMount });
  const drafts = useQuery({ ...jobDraftsQuery(employerId), refetchOnMount });
  const count = (isScheduled: boolean) =>
    drafts.data?.filter(({ status }) => (status !== 'draft') === isScheduled).length;

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
            className="max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:rounded-card"
            segments={[
              { value: 'Active', label: 'Active', ...segmentCount(countOf(active.data)) },
              { value: 'Closed', label: 'Closed', ...segmentCount(countOf(closed.data)) },
              { value: 'Drafts', label: 'Drafts', ...segmentCount(count(false)) },
              { value: 'Scheduled', label: 'Scheduled', ...segmentCount(count(true)) },
            ]}
            value={tab}
            onValueChange={(value) => {
              showTab(tabs.find((each) => each === value) ?? 'Active');
            }}
          />
        </div>
        <HeldJobsNotice jobs={jobsOf(active.data)} appealOf={appealOf} className="mb-4 md:mx-5" />
        <JobCorrections jobs={jobsOf(active.data)} />
        <FullJobsNotice jobs={jobsOf(active.data)} />
        {repostObstacle && tab === 'Closed' && jobsOf(closed.data).length > 0 ? (
          <RepostNotice {...repostObstacle} />
        ) : null}
        <div className="md:px-2 md:pb-1">
          {tab === 'Drafts' || tab === 'Scheduled' ? (
            <DraftsList
              key={tab}
              employerId={employerId}
              tab={tab}
              onDelete={setDeletingDraft}
              onPublishRefused={onRepostRefused}
            />
          ) : (
            <EmployerJobsList
              key={tab}
              employerId={employerId}
              status={tab}
              onClose={setClosing}
              onRepost={setReposting}
              onRenew={(job) => {
                renew(job);
              }}
              onBringBack={setBringingBack}
              repostObstacle={repostObstacle}
            />
          )}
        </div>
        <CloseJobDialog
          employerId={employerId}
          job={closing}
          onClose={() => {
            setClosing(null);
          }}
        />
        <DeleteDraftDialog
          employerId={employerId}
          draft={deletingDraft}
          onClose={() => {
            setDeletingDraft(null);
          }}
        />
        <RepostJobDialog
          employerId={employerId}
          job={reposting}
          onClose={() => {
            setReposting(null);
          }}
          onRefused={onRepostRefused}
          onReposted={(reposted) => {
            if (reposted.count > 0) setBringingBack(reposted);
          }}
        />
        <BringBackDialog
          employerId={employerId}
          offer={bringingBack}
          onClose={() => {
            setBringingBack(null);
          }}
        />
      </section>
    </Card>
  );
}

function segmentCount(count: number | undefined) {
  return count === undefined ? {} : { count };
}
