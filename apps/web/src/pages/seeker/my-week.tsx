import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '../../entities/availability/availability-query.ts';
import {
  useWeekClashes,
  WeekClashes,
  WeekForm,
  WeekSkeleton,
} from '../../wings/jobs/my-week/index.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useNextPath } from '../../platform/routing/use-next-path.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('My week');
}

/** When the seeker can work. */
export default function MyWeek() {
  const { id: accountId } = useSeeker();
  const next = useNextPath();
  const { ref, clashes, showClashes } = useWeekClashes(accountId);
  const { data, error, isFetching, refetch } = useQuery(availabilityQuery(accountId));
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="My week"
        lead="Say when you are free. Employers only see how many of their shifts you are free for."
        actions={
          <Button variant="secondary" asChild>
            <PageLink to={paths.myShifts()}>My shifts</PageLink>
          </Button>
        }
      />
      {data ? (
        <>
          <WeekForm
            key={accountId}
            accountId={accountId}
            week={data}
            next={next}
            onSaved={showClashes}
          />
          {/* Below the button that was pressed; late, it pushes nothing away. */}
          <WeekClashes ref={ref} clashes={clashes} next={next} />
        </>
      ) : error ? (
        <LoadFailure
          title="Your week did not load"
          message={failureText(error, 'Something went wrong. Please try again.')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <WeekSkeleton />
      )}
    </div>
  );
}
