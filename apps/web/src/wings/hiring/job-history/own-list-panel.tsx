import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore, AUTO_LOADED_PAGES } from '../../../ui/navigation/load-more.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useFocusOnMore } from '../../../ui/hooks/use-focus-on-more.ts';
import { useListFocus } from './use-list-focus.ts';

/** The part of an infinite query that a list on screen needs. */
interface ListQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** One of a person's own lists. */
export interface OwnList<Item> {
  readonly query: ListQuery;
  /** Null until the first page is loaded. */
  readonly items: readonly Item[] | null;
  /** Length of the whole list; undefined until it is known. */
  readonly count: number | undefined;
}

export interface OwnListPanelProps<Item> {
  list: OwnList<Item>;
  /** What the list contains, e.g. 'saved jobs'. */
  what: string;
  row: (item: Item) => ReactNode;
  empty: ReactNode;
  /** Shown below the failure if the list cannot be loaded. */
  fallback?: ReactNode;
}

const SKELETONS = 4;
const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4';

/** A person's own list in all its states: loading, failed, empty, and page by page. */
export function OwnListPanel<Item extends { readonly id: string }>({
  list,
  what,
  row,
  empty,
  fallback,
}: OwnListPanelProps<Item>) {
  const { query, items } = list;
  const listFocus = useListFocus();
  const { list: ul, expectMore } = useFocusOnMore(items?.length ?? 0);
  if (items === null) {
    return query.error ? (
      <>
        <LoadFailure
          title={`Your ${what} did not load`}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
        {fallback}
      </>
    ) : (
      <PanelSkeleton label={`Loading your ${what}`} />
    );
  }
  const isEmpty = items.length === 0 && !query.hasNextPage;
  const moreFailed = query.error !== null && !query.isFetching;
  return (
    <div {...listFocus} className="@container">
      {isEmpty ? (
        empty
      ) : (
        <ul ref={ul} className={GRID}>
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      )}
      {moreFailed ? (
        <p role="alert" className="pt-8 text-center font-medium text-danger">
          {messageOf(query.error)}
        </p>
      ) : null}
      {query.hasNextPage ? (
        <LoadMore
          auto={!moreFailed && (query.data?.pages.length ?? 0) < AUTO_LOADED_PAGES}
          label={moreFailed ? 'Try again' : 'Show more'}
          pending={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
          onPress={() => {
            expectMore();
            void query.fetchNextPage();
          }}
        />
      ) : null}
    </div>
  );
}

function messageOf(error: Error | null): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}

function PanelSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={GRID}>
        {Array.from({ length: SKELETONS }, (_, card) => (
          <Card key={card} padding="none" className="flex gap-4 p-5">
            <Skeleton className="size-12 shrink-0 rounded-[22%]" />
            <SkeletonText lines={4} className="flex-1" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
