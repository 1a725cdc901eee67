import { approveCover, type CoverOffer, declineCover, takeCover } from '@nextshift/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { coverOffersQuery } from './cover-offers-query.ts';

export type OfferAnswer = 'take' | 'approve' | 'decline';

const endpoints = { take: takeCover, approve: approveCover, decline: declineCover } as const;

interface Answering {
  readonly accountId: string;
  /** Of the lists of dates that change with it. */
  readonly dates: readonly QueryKey[];
  readonly done: (offer: CoverOffer) => string;
}

/** Takes or declines a shift, or approves or refuses who would take it. The offers and dates are fetched again. */
export function useAnswerCoverOffer({ accountId, dates, done }: Answering) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ answer, offer }: { answer: OfferAnswer; offer: CoverOffer }) => {
      const params = { offerId: offer.offerId };
      return (await browserApi.call(endpoints[answer], { params })).body.offer;
    },
    meta: { showsOwnError: true },
    onSuccess: (offer) => {
      toast.success(done(offer), { about: `cover ${offer.offerId}` });
    },
    onSettled: () =>
      Promise.all(
        [coverOffersQuery(accountId).queryKey, ...dates].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
