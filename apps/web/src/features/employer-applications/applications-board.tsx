import { useInfiniteQuery } from '@tanstack/react-query';
import { PageLink } from '../../platform/page-link.tsx';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantPanel, ApplicantSheet } from './applicant-panel.tsx';
import { applicationsOf, applicationsQuery, countOf } from './application-list.ts';
import { ApplicationsToolbar, type JobChoice } from './applications-toolbar.tsx';
import { useApplicationsView } from './applications-view.ts';
import { useSelectedApplication } from './use-selected-application.ts';

/** From here on the applicant stands beside the list; Tailwind's `lg`. */
const ROOM_BESIDE = '(width >= 64rem)';

export interface ApplicationsBoardProps {
  employerId: string;
  /** The jobs to filter by. */
  jobs: readonly JobChoice[];
}

/** All applications to an employer's jobs, and the applicant chosen among them. */
export function ApplicationsBoard({ employerId, jobs }: ApplicationsBoardProps) {
  const [view, showView] = useApplicationsView();
  const { state, jobId } = view;
  const ofJob = jobId === null ? {} : { jobId };
  const open = useInfiniteQuery(applicationsQuery(employerId, { state: 'open', ...ofJob }));
  const closed = useInfiniteQuery(applicationsQuery(employerId, { state: 'closed', ...ofJob }));
  const list = state === 'open' ? open : closed;
  const applications = applicationsOf(list.data);
  const isWide = useMediaQuery(ROOM_BESIDE);
  const selection = useSelectedApplication(applications, {
    initialId: view.applicationId,
    isBeside: isWide,
  });
  const { selected } = selection;
  const decisions = {
    employerId,
    onMove: selection.moveOnFrom,
    onAccepted: (accepted: NonNullable<typeof selected>) => {
      selection.keep(accepted);
      showView({ state: 'closed', jobId });
    },
  };

  return (
    <>
      <ApplicationsToolbar
        view={view}
        onViewChange={(next) => {
          selection.clear();
          showView(next);
        }}
        jobs={jobs}
        openCount={countOf(open.data)}
        closedCount={countOf(closed.data)}
      />
      {list.isPending ? (
        <div className="flex justify-center py-24 text-brand">
          <Spinner label="Loading applications" />
        </div>
      ) : !list.data ? (
        <LoadFailure
          title="The applications could not be loaded"
          message={list.error.message}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : applications.length === 0 ? (
        <EmptyState
          drawing="applicants"
          title={`No ${state} applications found`}
          action={
            <Button variant="secondary" asChild>
              <PageLink to={paths.employer()}>Back to the dashboard</PageLink>
            </Button>
          }
        >
          {state === 'open'
            ? 'Whoever applies to one of your active jobs appears here.'
            : 'What you have decided, and applications to closed jobs, is kept here.'}
        </EmptyState>
      ) : (
        <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(20rem,24rem)_1fr] lg:[&>*]:min-w-0">
          <div>
            <ApplicantList
              label={`${state === 'open' ? 'Open' : 'Closed'} applications`}
              applications={applications}
              selectedId={isWide ? selected?.id : undefined}
              onSelect={selection.select}
            />
            {list.hasNextPage ? (
              <LoadMore
                label="Show more"
                pending={list.isFetchingNextPage}
                onLoadMore={() => void list.fetchNextPage()}
              />
            ) : null}
          </div>
          {isWide && selected ? (
            <ApplicantPanel
              key={selected.id}
              application={selected}
              takesFocus={selection.isNextInLine}
              {...decisions}
            />
          ) : null}
        </div>
      )}
      <ApplicantSheet
        application={!isWide && selection.isOpened ? selected : null}
        onClose={selection.close}
        {...decisions}
      />
      <VisuallyHidden role="status">
        {list.data ? `${String(countOf(list.data) ?? 0)} ${state} applications` : ''}
      </VisuallyHidden>
    </>
  );
}
