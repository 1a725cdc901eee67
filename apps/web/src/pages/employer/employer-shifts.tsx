import { useQuery } from '@tanstack/react-query';
import { AddToCalendar } from '../../entities/calendar/add-to-calendar.tsx';
import { shiftDatesQuery } from '../../entities/shift/shifts-query.ts';
import { DateList, RosterSkeleton } from '../../wings/hiring/roster/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function meta() {
  return pageMeta('Shifts');
}

const DAYS_AHEAD = 14;

/** The next dates of the shifts of all jobs, and the calendar that carries them. */
export default function EmployerShifts() {
  const { id } = useEmployer();
  const {
    data: dates,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(shiftDatesQuery(id, { daysAhead: DAYS_AHEAD }));
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="Shifts"
        lead="Who works in the next two weeks. Times are those of the place of work."
        actions={<AddToCalendar accountId={id} />}
      />
      {isPending ? <RosterSkeleton /> : null}
      {error && !dates ? (
        <LoadFailure
          title="The shifts could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {dates?.shifts.length === 0 ? (
        <EmptyState
          drawing="jobs"
          title="No shifts in the next two weeks"
          action={
            <Button asChild>
              <PageLink to={paths.employer()}>See your jobs</PageLink>
            </Button>
          }
        >
          Once you accept somebody for a job with shifts, their dates are here.
        </EmptyState>
      ) : null}
      {dates && dates.shifts.length > 0 ? (
        <Card>
          <DateList employerId={id} dates={dates} label="Next dates" namesJob />
        </Card>
      ) : null}
    </div>
  );
}
