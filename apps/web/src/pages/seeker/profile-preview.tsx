import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Eye } from 'lucide-react';
import { Navigate } from 'react-router';
import {
  ApplicantProfileSkeleton,
  ApplicantProfileView,
} from '../../wings/hiring/employer-applications/index.ts';
import { profilePreviewQuery } from '../../wings/accounts/seeker-profile/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export function meta() {
  return pageMeta('What employers see');
}

/** The seeker's own profile with the eyes of an employer. */
export default function ProfilePreview() {
  const { id: userId } = useSeeker();
  const { data, error, isFetching, refetch } = useQuery(profilePreviewQuery(userId));
  if (!data && error instanceof ApiError && error.status === 404) {
    return <Navigate to={paths.completeProfile()} replace />;
  }
  return (
    <div className="page-column pb-16">
      <div className="pt-4 pb-3 sm:pt-8">
        <Button variant="ghost" size="small" className="-ml-3.5" asChild>
          <PageLink to={paths.profile()}>
            <ChevronLeft aria-hidden="true" />
            Profile
          </PageLink>
        </Button>
      </div>
      {data ? (
        <>
          <p className="mb-5 flex items-start gap-3 rounded-control bg-sunken p-4 text-ink-soft">
            <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            This is what employers see once you apply. They see your email and phone number only
            after they accept you.
          </p>
          <ApplicantProfileView view={data} />
        </>
      ) : error ? (
        <LoadFailure
          headingLevel="h1"
          title="The preview did not load"
          message={failureText(error, 'Something went wrong. Please try again.')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ApplicantProfileSkeleton />
      )}
    </div>
  );
}
