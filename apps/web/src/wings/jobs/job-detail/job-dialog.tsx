import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode, useEffect } from 'react';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { isWholeJob, type ListedJob } from '../../../entities/job/listed-job.ts';
import { distanceTo } from '../../../entities/job/distance-to.ts';
import { SafetyLine } from '../../trust/reports/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { jobQuery } from './job-query.ts';
import { JobView } from './job-view.tsx';

export interface JobDialogProps {
  jobId: string;
  open: boolean;
  onClose: () => void;
  /** What the list below says of it, shown at once. */
  atHand: ListedJob | null;
  /** The buttons at the foot; `titleId` names the title that says which job they mean. */
  actions: (job: ListedJob, titleId: string) => ReactNode;
}

/** One job in a dialog. Fetched separately from the lists that open it. */
export function JobDialog(props: JobDialogProps) {
  return (
    <QueryProvider>
      <AskingDialog {...props} />
    </QueryProvider>
  );
}

function AskingDialog({ jobId, open, onClose, atHand, actions }: JobDialogProps) {
  const titleId = useId();
  const known = isWholeJob(atHand) ? atHand : null;
  const { data: whole, error, isFetching, refetch } = useQuery(jobQuery(jobId, known));
  const job = whole ?? atHand;
  useDocumentTitle(open && job ? `${job.title} at ${job.companyName}` : null);

  return (
    <Dialog
      size="large"
      open={open}
      hasOwnEntry
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      leading={
        job ? (
          <Avatar
            kind="company"
            name={job.companyName}
            src={job.logo}
            decorative
            className="mr-2"
          />
        ) : undefined
      }
      title={<span id={titleId}>{job?.title ?? 'Job'}</span>}
      description={job ? <Headline job={job} /> : undefined}
      footer={job ? actions(job, titleId) : undefined}
    >
      {whole ? (
        <JobView
          job={whole}
          note={<SafetyLine job={whole} className="mt-6" />}
          distance={atHand ? distanceTo(atHand) : undefined}
          withSimilar
        />
      ) : error ? (
        <LoadFailure
          headingLevel="h3"
          title="The job did not load"
          message={error instanceof ApiError ? error.message : ''}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <JobModalSkeleton />
      )}
    </Dialog>
  );
}

function Headline({ job }: { job: ListedJob }) {
  return (
    <>
      <PageLink to={paths.company(job.employerId)} className="text-link">
        {job.companyName}
      </PageLink>
      <VerifiedMark verified={job.verified} />
    </>
  );
}

function JobModalSkeleton() {
  return (
    <SkeletonGroup label="Loading the job" className="space-y-6 pt-4">
      <div className="grid gap-5 sm:grid-cols-2">
        {Array.from({ length: 5 }, (_, fact) => (
          <Skeleton key={fact} className="h-11" />
        ))}
      </div>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}

/** Sets the window's title while something is open over the page, then restores it. */
function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · NextShift`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
