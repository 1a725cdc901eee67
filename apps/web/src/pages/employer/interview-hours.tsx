import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HoursForm, interviewHoursQuery } from '../../wings/hiring/interviews/index.ts';
import { jobChoicesQuery } from '../../wings/posting/employer-jobs/index.ts';
import { workplaceOf } from '../../entities/shift/workplace-of.ts';
import { zoneName } from '../../entities/shift/zone-name.ts';
import { isNotFound } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('Interview hours');
}

/** When and where the applicants of a job are interviewed. */
export default function InterviewHoursPage() {
  const { id: employerId } = useEmployer();
  const { jobId = '' } = useParams();
  const jobs = useQuery(jobChoicesQuery(employerId));
  const hours = useQuery(interviewHoursQuery(employerId, jobId));
  const job = jobs.data?.find(({ id }) => id === jobId);
  const failed = [hours, jobs].find(({ error }) => error);
  const isGone = isNotFound(hours.error);
  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employerJobs()}>Jobs</BackLink>}
        title="Interview hours"
        lead={
          job ? (
            `${job.title}. All times are in ${zoneName(job.timeZone)}.`
          ) : jobs.isPending ? (
            <Skeleton className="h-6 w-72" />
          ) : undefined
        }
        actions={
          job ? (
            <Button variant="secondary" asChild>
              <PageLink to={paths.employerApplications(jobId)}>Applicants</PageLink>
            </Button>
          ) : undefined
        }
      />
      {job && hours.data !== undefined ? (
        <HoursForm
          key={jobId}
          employerId={employerId}
          jobId={jobId}
          hours={hours.data}
          place={job.locationType === 'Remote' ? '' : workplaceOf(job)}
        />
      ) : isGone || (jobs.data && !job) ? (
        <EmptyState
          drawing="jobs"
          title="We could not find this job"
          action={
            <Button asChild>
              <PageLink to={paths.employerJobs()}>See your jobs</PageLink>
            </Button>
          }
        >
          It may have been removed, or it belongs to another company.
        </EmptyState>
      ) : failed ? (
        <LoadFailure
          title="The interview hours did not load"
          message={failureText(failed.error, 'Something went wrong. Please try again.')}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <SkeletonGroup label="Loading interview hours">
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  );
}
