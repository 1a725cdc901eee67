import { RECENT_APPLICANTS_SHOWN } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CardAction } from '../../../ui/buttons/card-action.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { applicantName } from './applicant/applicant-name.ts';
import { ApplicantRow } from './list/applicant-row.tsx';
import { applicationsOf, applicationsQuery } from './list/application-list.ts';
import { isOpen } from './decisions/application-rules.ts';

/** The newest applicants on the dashboard (spec section 2.6). */
export function RecentApplicants({ employerId }: { employerId: string }) {
  const list = useInfiniteQuery({
    ...applicationsQuery(employerId, { limit: RECENT_APPLICANTS_SHOWN }),
    // Never older than another list that was just shown.
    refetchOnMount: 'always',
  });
  const recent = applicationsOf(list.data).slice(0, RECENT_APPLICANTS_SHOWN);
  return (
    <Card padding="none" asChild>
      <section aria-labelledby="recent-heading">
        <div className="flex flex-wrap items-center justify-between gap-3 p-5 pb-3">
          <h2 id="recent-heading" className="text-heading font-bold">
            Recent Applicants
          </h2>
          <Button variant="secondary" size="small" asChild>
            <PageLink to={paths.employerApplications()}>View All Applications</PageLink>
          </Button>
        </div>
        {list.isPending ? (
          <Coming />
        ) : !list.data ? (
          <LoadFailure
            headingLevel="h3"
            title="The applicants could not be loaded"
            message={list.error.message}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : recent.length === 0 ? (
          <p className="px-5 pb-5 text-ink-soft">
            No applicants yet. Anyone who applies to your jobs appears here.
          </p>
        ) : (
          <ul className="grid gap-x-2 px-2 pb-3 sm:grid-cols-2">
            {recent.map((application) => (
              <li
                key={application.id}
                className="relative rounded-card p-3 transition-colors duration-120 hover:bg-sunken/60"
              >
                <ApplicantRow application={application}>
                  <CardAction asChild>
                    <PageLink
                      to={paths.employerApplications(undefined, {
                        state: isOpen(application) ? undefined : 'closed',
                        application: application.id,
                      })}
                    >
                      {applicantName(application)}
                    </PageLink>
                  </CardAction>
                </ApplicantRow>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Coming() {
  return (
    <SkeletonGroup label="Loading applicants" className="grid gap-x-2 px-2 pb-3 sm:grid-cols-2">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <div key={row} className="flex h-22 items-center gap-3 p-3">
          <Skeleton className="size-12 rounded-full" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-1/3" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
