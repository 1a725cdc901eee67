import { entityId } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import * as z from 'zod';
import {
  applicantProfileQuery,
  ApplicantProfileSkeleton,
  ApplicantProfileView,
} from '../../wings/hiring/employer-applications/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { ErrorScreen } from '../../platform/layout/error-screen.tsx';
import { serverMessage } from '../../platform/api/failure-text.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export function meta() {
  return pageMeta('Applicant profile');
}

const NOT_FOUND = new ApiError({ status: 404, code: 'not_found', message: '' });

/** The view of the applications to go back to. */
const cameFrom = z.object({ applications: z.string() });

export default function ApplicantProfile() {
  const { userId } = useParams();
  const id = entityId.safeParse(userId);
  return id.success ? <Profile userId={id.data} /> : <ErrorScreen error={NOT_FOUND} />;
}

function Profile({ userId }: { userId: string }) {
  const { id: employerId } = useEmployer();
  const location = useLocation();
  const { data, error, isFetching, refetch } = useQuery(applicantProfileQuery(employerId, userId));
  if (!data && error instanceof ApiError && error.status === 404) {
    return <ErrorScreen error={error} />;
  }
  const search = cameFrom.safeParse(location.state).data?.applications ?? '';
  return (
    <div className="page-column pb-16">
      <div className="pt-4 pb-3 sm:pt-8">
        <Button variant="ghost" size="small" className="-ml-3.5" asChild>
          <PageLink to={{ pathname: paths.employerApplications(), search }}>
            <ChevronLeft aria-hidden="true" />
            Applicants
          </PageLink>
        </Button>
      </div>
      {data ? (
        <ApplicantProfileView view={data} />
      ) : error ? (
        <LoadFailure
          headingLevel="h1"
          title="Failed to load profile information."
          message={serverMessage(error) ?? ''}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ApplicantProfileSkeleton />
      )}
    </div>
  );
}
