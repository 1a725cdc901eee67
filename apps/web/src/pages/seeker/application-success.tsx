import { entityId } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApplicationSubmitted, NotApplying } from '../../wings/hiring/application-form/index.ts';
import { interviewQuery } from '../../wings/hiring/interviews/index.ts';
import { applicationQuery } from '../../wings/hiring/application-preview/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export const handle: PageHandle = { shape: 'done' };

export function meta() {
  return pageMeta('Application submitted');
}

export default function ApplicationSuccess() {
  const [search] = useSearchParams();
  const applicationId = entityId.safeParse(search.get('application')).data;
  return applicationId === undefined ? <NotFound /> : <Success applicationId={applicationId} />;
}

function Success({ applicationId }: { applicationId: string }) {
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(applicationId));
  const { id: accountId } = useSeeker();
  const { data: invitation } = useQuery(interviewQuery(accountId, applicationId));
  const isInvited = invitation?.interview?.status === 'invited';
  const interviewPath = isInvited ? paths.interview(applicationId) : null;
  if (data)
    return <ApplicationSubmitted application={data.application} interviewPath={interviewPath} />;
  if (!error) return <GuardSkeleton shape="done" />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <LoadFailure
      headingLevel="h1"
      className="flex flex-1 items-center"
      title="The application did not load"
      message={error instanceof ApiError ? error.message : ''}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NotFound() {
  return (
    <NotApplying drawing="lost" title="We could not find this application">
      It may belong to another account. Yours are in your history.
    </NotApplying>
  );
}
