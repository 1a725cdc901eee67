import { listVideos, type PortfolioVideo, type PortfolioVideos } from '@nextshift/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

function portfolioQuery(userId: string) {
  return queryOptions({
    queryKey: ['portfolio', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listVideos, { params: { userId }, signal })).body.details,
  });
}

/** Stores the videos of a response, and refetches them (spec section 4). */
export function receiveVideos(client: QueryClient, userId: string, answer: PortfolioVideos): void {
  const query = portfolioQuery(userId);
  client.setQueryData(query.queryKey, answer.details);
  void client.invalidateQueries({ queryKey: query.queryKey });
}

export interface Portfolio {
  /** In order; empty if they could not be fetched. */
  readonly videos: readonly PortfolioVideo[];
  /** They are loading for the first time. */
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

const NO_VIDEOS: readonly PortfolioVideo[] = [];

/** The portfolio videos of a seeker. */
export function usePortfolio(userId: string): Portfolio {
  const { data, isPending, error, isFetching, refetch } = useQuery(portfolioQuery(userId));
  return {
    videos: data ?? NO_VIDEOS,
    isPending,
    // A failed refetch keeps the loaded ones.
    error: data ? null : error,
    isFetching,
    refetch: () => void refetch(),
  };
}
