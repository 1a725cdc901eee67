import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { InterviewBooking, interviewQuery } from '../../wings/hiring/interviews/index.ts';
import { isNotFound } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Interview');
}

/** The interview of an application: its times, and the one that is booked. */
export default function InterviewPage() {
  const { id: accountId } = useSeeker();
  const { applicationId = '' } = useParams();
  const { data, error, isFetching, isPending, refetch } = useQuery(
    interviewQuery(accountId, applicationId),
  );
  const interview = data?.interview;
  const isGone = isNotFound(error);
  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.history('applied')}>Your applications</BackLink>}
        title="Interview"
        lead={
          interview ? (
            `${interview.jobTitle} at ${interview.companyName}`
          ) : isPending ? (
            <Skeleton className="h-6 w-72" />
          ) : undefined
        }
      />
      {data && interview ? (
        <div className="max-w-3xl">
          <InterviewBooking
            accountId={accountId}
            interview={interview}
            slots={data.slots}
            asOf={data.asOf}
          />
        </div>
      ) : data || isGone ? (
        <EmptyState
          drawing="applications"
          title={isGone ? 'We could not find this application' : 'There are no times yet'}
          action={
            <Button asChild>
              <PageLink
                to={isGone ? paths.history('applied') : paths.messages('seeker', applicationId)}
              >
                {isGone ? 'Your applications' : 'Messages'}
              </PageLink>
            </Button>
          }
        >
          {isGone
            ? 'It may belong to another account.'
            : 'The employer has not offered any. Once they do, you choose one here.'}
        </EmptyState>
      ) : error ? (
        <LoadFailure
          title="The interview did not load"
          message={failureText(error, 'Something went wrong. Please try again.')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label="Loading the interview">
          <Skeleton className="h-52 max-w-3xl rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  );
}
