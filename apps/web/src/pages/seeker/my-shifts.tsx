import { useQuery } from '@tanstack/react-query';
import { coverOffersQuery } from '../../entities/shift/cover-offers-query.ts';
import { AddToCalendar } from '../../entities/calendar/add-to-calendar.tsx';
import { interviewsQuery, MyInterviews } from '../../wings/hiring/interviews/index.ts';
import {
  CoverOffers,
  KeptShifts,
  MyShiftList,
  MyShiftWeeks,
  myShiftsQuery,
  useMyShiftChanges,
} from '../../wings/hiring/my-shifts/index.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('My shifts');
}

/** When and where the seeker works next, and worked lately. */
export default function MyShifts() {
  const { id: accountId } = useSeeker();
  const { data, error, isFetching, refetch } = useQuery(myShiftsQuery(accountId));
  // What stands above the shifts comes with them, so that nothing jumps.
  const { isPending: areOffersPending } = useQuery(coverOffersQuery(accountId));
  const { isPending: areInterviewsPending } = useQuery(interviewsQuery(accountId));
  const { dialog, ...changes } = useMyShiftChanges(accountId);
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="My shifts"
        lead="When and where you work next. Times are in the time zone of the workplace."
        actions={<AddToCalendar accountId={accountId} />}
      />
      {data && !areOffersPending && !areInterviewsPending ? (
        <>
          <MyInterviews accountId={accountId} />
          <CoverOffers accountId={accountId} />
          {data.next.length > 0 ? (
            <MyShiftWeeks
              accountId={accountId}
              shifts={data.next}
              asOf={data.asOf}
              changes={changes}
            />
          ) : (
            <EmptyState
              drawing="jobs"
              title="No shifts ahead"
              action={
                <Button asChild>
                  <PageLink to={paths.jobs()}>Find jobs</PageLink>
                </Button>
              }
            >
              Once you are accepted for a job with shifts, its dates are here.
            </EmptyState>
          )}
          {data.past.length > 0 ? (
            <MyShiftList
              changes={changes}
              title="Last 30 days"
              shifts={data.past}
              asOf={data.asOf}
            />
          ) : null}
        </>
      ) : error ? (
        <>
          <LoadFailure
            title="Your shifts did not load"
            message={failureText(error, 'Something went wrong. Please try again.')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
          <KeptShifts accountId={accountId} now={new Date()} />
        </>
      ) : (
        <SkeletonGroup label="Loading shifts" className="space-y-4">
          {[0, 1].map((card) => (
            <Card key={card}>
              <SkeletonText lines={4} />
            </Card>
          ))}
        </SkeletonGroup>
      )}
      {dialog}
    </div>
  );
}
