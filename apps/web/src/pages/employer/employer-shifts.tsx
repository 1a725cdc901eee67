import { useQuery } from '@tanstack/react-query';
import { AddToCalendar } from '../../entities/calendar/add-to-calendar.tsx';
import { coverOffersQuery } from '../../entities/shift/cover-offers-query.ts';
import {
  EmployerInterviews,
  employerInterviewsQuery,
} from '../../wings/hiring/interviews/index.ts';
import { CoverApprovals, RosterSkeleton, RosterWeek } from '../../wings/hiring/roster/index.ts';
import { jobChoicesQuery } from '../../wings/posting/employer-jobs/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Shifts');
}

/** A week of the shifts of all jobs, and the calendar that carries them. */
export default function EmployerShifts() {
  const { id } = useEmployer();
  const { data: jobs = [] } = useQuery(jobChoicesQuery(id));
  // What stands above the week comes with it, so that nothing jumps.
  const { isPending: areInterviewsPending } = useQuery(employerInterviewsQuery(id));
  const { isPending: areCoversPending } = useQuery(coverOffersQuery(id));
  return (
    <div className="page-column pb-16">
      <PageHeader
        title="Shifts"
        lead="Who works when. Times are in the time zone of the workplace."
        actions={<AddToCalendar accountId={id} />}
      />
      {areInterviewsPending || areCoversPending ? (
        <RosterSkeleton />
      ) : (
        <>
          <EmployerInterviews employerId={id} />
          <div className="mb-5 empty:hidden">
            <CoverApprovals employerId={id} />
          </div>
          <RosterWeek
            employerId={id}
            staffed={jobs.filter(({ isActive }) => isActive)}
            empty={
              <EmptyState
                drawing="jobs"
                title="No shifts this week"
                action={
                  <Button asChild>
                    <PageLink to={paths.employerJobs()}>See your jobs</PageLink>
                  </Button>
                }
              >
                Once you accept somebody for a job with shifts, their dates are here.
              </EmptyState>
            }
          />
        </>
      )}
    </div>
  );
}
