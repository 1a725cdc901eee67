import { getBillingHistory, type BillingEvent } from '@nextshift/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { subscriptionKeys } from '../subscription-keys.ts';

interface BillingPage {
  readonly events: readonly BillingEvent[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** Bills and changes, newest first, page by page. */
export function billingHistoryQuery(employerId: string, subscriptionId: string) {
  return infiniteQueryOptions<
    BillingPage,
    Error,
    InfiniteData<BillingPage, string | null>,
    readonly string[],
    string | null
  >({
    queryKey: [...subscriptionKeys.billingHistory(employerId), subscriptionId],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await browserApi.call(getBillingHistory, {
        params: { id: subscriptionId },
        query: { cursor: pageParam ?? undefined },
        signal,
      });
      return { events: body.history, next };
    },
    getNextPageParam: (last) => last.next,
  });
}
