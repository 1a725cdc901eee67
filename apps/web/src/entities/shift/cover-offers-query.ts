import { type CoverOffer, listCoverOffers } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** Shifts that a seeker is asked to take, or that an employer is to approve somebody for. @throws {ApiError} */
export function coverOffersQuery(accountId: string) {
  return queryOptions({
    queryKey: ['cover-offers', accountId],
    queryFn: async ({ signal }): Promise<CoverOffer[]> =>
      (await browserApi.call(listCoverOffers, { signal })).body.offers,
  });
}
