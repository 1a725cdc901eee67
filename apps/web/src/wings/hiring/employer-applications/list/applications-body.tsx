import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { LoadMore, AUTO_LOADED_PAGES } from '../../../../ui/navigation/load-more.tsx';
import type { ApplicationsView } from './applications-view.ts';
import type { useApplicationLists } from './use-application-lists.ts';

export interface ApplicationsBodyProps {
  view: ApplicationsView;
  list: ReturnType<typeof useApplicationLists>['list'];
  isEmpty: boolean;
  /** Clears the search and the job filter. */
  onShowAll: () => void;
  onHelp: () => void;
  /** The button for more is pressed. */
  onLoadMore: () => void;
  /** The applicant beside the list. */
  panel: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** The list in all its states: loading, failed, empty, and with the applicant beside it. */
export function ApplicationsBody(props: ApplicationsBodyProps) {
  const { view, list, isEmpty, onShowAll, onHelp, onLoadMore, panel, children } = props;
  if (list.isPending) {
    return (
      <SkeletonGroup
        label="Loading applications"
        className="items-start gap-6 lg:grid lg:grid-cols-[minmax(20rem,24rem)_1fr]"
      >
        <div className="space-y-2">
          {Array.from({ length: 6 }, (_, row) => (
            <div
              key={row}
              className="flex h-33 items-center gap-3 rounded-card border border-line bg-surface px-4"
            >
              <Skeleton className="size-12 shrink-0 rounded-full" />
              <SkeletonText lines={4} className="flex-1" />
            </div>
          ))}
        </div>
        <Skeleton className="h-144 rounded-card max-lg:hidden" />
      </SkeletonGroup>
    );
  }
  if (!list.data) {
    return (
      <LoadFailure
        title="The applications could not be loaded"
        message={list.error.message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (isEmpty) return <NoApplications view={view} onShowAll={onShowAll} />;
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className="items-start gap-6 transition-opacity aria-busy:opacity-60 lg:grid lg:grid-cols-[minmax(20rem,24rem)_1fr] lg:[&>*]:min-w-0"
    >
      <div>
        {children}
        {list.isFetchNextPageError ? (
          <FormError className="mt-4">{`More could not be loaded. ${list.error.message}`}</FormError>
        ) : null}
        {list.hasNextPage ? (
          <LoadMore
            auto={!list.isError && list.data.pages.length < AUTO_LOADED_PAGES}
            label="Show more"
            pending={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
            onPress={() => {
              onLoadMore();
              void list.fetchNextPage();
            }}
          />
        ) : null}
      </div>
      <div className="hidden lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:block">
        {panel}
        <div className="mt-2 flex justify-end pointer-coarse:hidden">
          <Button variant="ghost" size="small" onClick={onHelp}>
            <Keyboard aria-hidden="true" />
            Keyboard shortcuts
          </Button>
        </div>
      </div>
    </div>
  );
}

const EMPTY_TEXTS = {
  due: 'Applicants whose answer is due within a week appear here, the earliest first.',
  open: 'Anyone who applies to one of your active jobs appears here.',
  closed: 'What you have decided, and applications to closed jobs, is kept here.',
} as const satisfies Record<ApplicationsView['state'], string>;

interface NoApplicationsProps {
  view: ApplicationsView;
  onShowAll: () => void;
}

function NoApplications({ view, onShowAll }: NoApplicationsProps) {
  const { state, search, jobId } = view;
  const isNarrowed = search !== '' || jobId !== null;
  return (
    <EmptyState
      drawing={isNarrowed ? 'search' : 'applicants'}
      title={state === 'due' ? 'No applications due' : `No ${state} applications found`}
      action={
        isNarrowed ? (
          <Button variant="secondary" onClick={onShowAll}>
            Show all applications
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <PageLink to={paths.employer()}>Back to the dashboard</PageLink>
          </Button>
        )
      }
    >
      {emptyText(view)}
    </EmptyState>
  );
}

function emptyText({ state, search, jobId, answers }: ApplicationsView) {
  if (search !== '')
    return `No applicant’s name or job title among ${state === 'due' ? 'those due' : `the ${state} ones`} contains “${search}”.`;
  if (Object.keys(answers).length > 0) return 'Nobody among them gave all of these answers.';
  if (jobId !== null) return 'This job has none. Other jobs may.';
  return EMPTY_TEXTS[state];
}
