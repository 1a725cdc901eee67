import { LIST_LIMIT_MAX, type Roster } from '@nextshift/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { rosterQuery } from '../../entities/shift/roster-query.ts';
import { zoneName } from '../../entities/shift/zone-name.ts';
import {
  AcceptDialog,
  applicationsOf,
  applicationsQuery,
  tellAccepted,
  useUndoAcceptance,
} from '../../wings/hiring/employer-applications/index.ts';
import { JobRoster, RosterSkeleton } from '../../wings/hiring/roster/index.ts';
import { isNotFound } from '../../platform/api/api-error.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { BackLink } from '../../platform/routing/back-link.tsx';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useEmployer } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Roster');
}

/** Who works which shift of a job. */
export default function JobRosterPage() {
  const { id: employerId } = useEmployer();
  const { jobId = '' } = useParams();
  const {
    data: roster,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(rosterQuery(employerId, jobId));
  const isGone = isNotFound(error);
  return (
    <div className="page-column pb-16">
      <PageHeader
        back={<BackLink to={paths.employer()}>Dashboard</BackLink>}
        title="Roster"
        lead={
          roster ? (
            `${roster.job.title}. ${openingsTaken(roster.job)} All times are in ${zoneName(roster.job.timeZone)}.`
          ) : isPending ? (
            <Skeleton className="h-6 w-72" />
          ) : undefined
        }
        actions={
          roster ? (
            <>
              {mayEditShifts(roster) ? (
                <Button variant="secondary" asChild>
                  <PageLink to={paths.editJob(jobId)}>Edit shifts</PageLink>
                </Button>
              ) : null}
              <Button variant="secondary" asChild>
                <PageLink to={paths.interviewHours(jobId)}>Interview hours</PageLink>
              </Button>
              <Button variant="secondary" asChild>
                <PageLink to={paths.employerApplications(jobId)}>Applicants</PageLink>
              </Button>
              <Button variant="secondary" asChild>
                <PageLink to={paths.employerShifts()}>All shifts</PageLink>
              </Button>
            </>
          ) : undefined
        }
      />
      {isPending ? <RosterSkeleton /> : null}
      {isGone ? (
        <EmptyState
          drawing="jobs"
          title="We could not find this job"
          action={
            <Button asChild>
              <PageLink to={paths.employer()}>See your jobs</PageLink>
            </Button>
          }
        >
          It may have been removed, or it belongs to another company.
        </EmptyState>
      ) : null}
      {error && !isGone && !roster ? (
        <LoadFailure
          title="The roster could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {roster?.shifts.length === 0 ? (
        <NoShifts jobId={jobId} isActive={roster.job.status === 'Active'} />
      ) : null}
      {roster && roster.shifts.length + roster.withoutShift.length > 0 ? (
        <Accepting employerId={employerId} jobId={jobId}>
          {(ask) => <JobRoster employerId={employerId} roster={roster} onAccept={ask} />}
        </Accepting>
      ) : null}
    </div>
  );
}

/** Those of an active job, and of a closed one that somebody works for. */
function mayEditShifts({ job, shifts }: Roster): boolean {
  return shifts.length > 0 && (job.status === 'Active' || job.openingsLeft < job.openings);
}

/** `2 of 5 openings are filled.` */
function openingsTaken({ openings, openingsLeft }: Roster['job']): string {
  const taken = openings - openingsLeft;
  if (openings === 1) return taken === 0 ? 'Nobody has the job yet.' : 'Its one opening is filled.';
  return `${String(taken)} of ${String(openings)} openings ${taken === 1 ? 'is' : 'are'} filled.`;
}

function NoShifts({ jobId, isActive }: { jobId: string; isActive: boolean }) {
  return (
    <EmptyState
      drawing="jobs"
      title="This job has no shifts yet"
      action={
        isActive ? (
          <Button asChild>
            <PageLink to={paths.editJob(jobId)}>Add shifts</PageLink>
          </Button>
        ) : undefined
      }
    >
      Add shifts, and applicants choose the ones they can work. You then see here who works when.
    </EmptyState>
  );
}

interface AcceptingProps {
  employerId: string;
  jobId: string;
  children: (ask: (applicationId: string) => void) => ReactNode;
}

/** Asks whether to accept one of the job's applicants. */
function Accepting({ employerId, jobId, children }: AcceptingProps) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const { data } = useInfiniteQuery(
    applicationsQuery(employerId, { state: 'open', jobId, limit: LIST_LIMIT_MAX }),
  );
  const asked = applicationsOf(data).find(({ id }) => id === askedId) ?? null;
  const shown = useLingering(asked);
  const undo = useUndoAcceptance(employerId);
  return (
    <>
      {children(setAskedId)}
      {shown ? (
        <AcceptDialog
          employerId={employerId}
          application={shown}
          open={asked !== null}
          onClose={() => {
            setAskedId(null);
          }}
          onAccepted={(accepted) => {
            tellAccepted(accepted, {
              onUndo: () => {
                undo.mutate(accepted);
              },
            });
          }}
          returnFocus={undefined}
        />
      ) : null}
    </>
  );
}
