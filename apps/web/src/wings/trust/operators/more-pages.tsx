import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';

export interface MorePagesProps {
  query: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** The focus goes to the next of the list. */
  onPress: () => void;
}

/** The end of a list that has more, or whose next page failed. */
export function MorePages({ query, onPress }: MorePagesProps) {
  const { error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query;
  const hasFailed = error !== null && !isFetching;
  const load = () => void fetchNextPage();
  return (
    <>
      {hasFailed ? (
        <p role="alert" className="pt-6 text-center font-medium text-danger">
          {failureText(error, 'Something went wrong. Please try again.')}
        </p>
      ) : null}
      {hasNextPage ? (
        <LoadMore
          label={hasFailed ? 'Try again' : 'Show more'}
          pending={isFetchingNextPage}
          onLoadMore={load}
          onPress={() => {
            onPress();
            load();
          }}
        />
      ) : null}
    </>
  );
}
