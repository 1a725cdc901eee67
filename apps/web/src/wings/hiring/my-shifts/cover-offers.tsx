import type { CoverOffer } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useAnswerCoverOffer } from '../../../entities/shift/answer-cover-offer.ts';
import { CoverOfferRow, whenOf } from '../../../entities/shift/cover-offer-row.tsx';
import { coverOffersQuery } from '../../../entities/shift/cover-offers-query.ts';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { myShiftsQuery } from './my-shifts-query.ts';

/** Shifts of colleagues that the seeker is asked to take; nothing without any. */
export function CoverOffers({ accountId }: { accountId: string }) {
  const { data: offers = [] } = useQuery(coverOffersQuery(accountId));
  if (offers.length === 0) return null;
  return (
    <section aria-label="Can you take a shift?" className="mb-8">
      <h2 className="mb-3 text-heading font-bold">Can you take a shift?</h2>
      <Card>
        <ul className="-my-4 divide-y divide-line">
          {offers.map((offer) => (
            <Offer key={offer.offerId} accountId={accountId} offer={offer} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Offer({ accountId, offer }: { accountId: string; offer: CoverOffer }) {
  const { shift, status, needsApproval } = offer;
  const { mutate, isPending, variables, error } = useAnswerCoverOffer({
    accountId,
    dates: [myShiftsQuery(accountId).queryKey],
    done: doneWords,
  });
  const when = whenOf(offer);
  const waits = status === 'to_approve';
  return (
    <CoverOfferRow
      offer={offer}
      error={error}
      actions={
        <>
          {waits ? null : (
            <Button
              size="small"
              pending={isPending && variables.answer === 'take'}
              disabled={isPending}
              pendingLabel="Taking it..."
              aria-label={`I’ll take it, ${when}`}
              onClick={() => {
                mutate({ answer: 'take', offer });
              }}
            >
              I’ll take it
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            pending={isPending && variables.answer === 'decline'}
            disabled={isPending}
            pendingLabel="Saving..."
            aria-label={`${waits ? 'I changed my mind' : 'Not this time'}, ${when}`}
            onClick={() => {
              mutate({ answer: 'decline', offer });
            }}
          >
            {waits ? 'I changed my mind' : 'Not this time'}
          </Button>
        </>
      }
    >
      <p>
        {shift.title} <span className="text-ink-soft">at {shift.companyName}</span>
      </p>
      <p className="text-sm text-ink-soft">{workplaceOf(shift)}</p>
      <p className="text-sm text-ink-soft">
        {waits
          ? `You said yes. It is yours once ${shift.companyName} approves.`
          : needsApproval
            ? `A colleague cannot make it. ${shift.companyName} approves who takes it.`
            : 'A colleague cannot make it. The first to say yes has it.'}
      </p>
    </CoverOfferRow>
  );
}

function doneWords({ status, shift }: CoverOffer): string {
  if (status === 'taken') return `The shift is yours. ${shift.companyName} knows.`;
  if (status === 'to_approve') return `${shift.companyName} is asked to approve it.`;
  return 'OK. Somebody else may take it.';
}
