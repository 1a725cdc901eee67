import type { CoverOffer } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { useAnswerCoverOffer } from '../../../../entities/shift/answer-cover-offer.ts';
import { CoverOfferRow, whenOf } from '../../../../entities/shift/cover-offer-row.tsx';
import { coverOffersQuery } from '../../../../entities/shift/cover-offers-query.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';

export interface CoverApprovalsProps {
  employerId: string;
  /** Of one job; of all by default. */
  jobId?: string;
}

/** Who would take a shift that somebody gives up, to be approved; nothing without any. */
export function CoverApprovals({ employerId, jobId }: CoverApprovalsProps) {
  const { data = [] } = useQuery(coverOffersQuery(employerId));
  const offers = data.filter(({ shift }) => jobId === undefined || shift.jobId === jobId);
  if (offers.length === 0) return null;
  return (
    <Card asChild>
      <section aria-label="Covers to approve" className="print:hidden">
        <h2 className="text-heading font-bold">Covers to approve</h2>
        <ul className="-mb-4 divide-y divide-line">
          {offers.map((offer) => (
            <Approval
              key={offer.offerId}
              employerId={employerId}
              offer={offer}
              namesJob={jobId === undefined}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

interface ApprovalProps {
  employerId: string;
  offer: CoverOffer;
  namesJob: boolean;
}

function Approval({ employerId, offer, namesJob }: ApprovalProps) {
  const { mutate, isPending, variables, error } = useAnswerCoverOffer({
    accountId: employerId,
    dates: [employerKeys.rosters(employerId), employerKeys.shiftDates(employerId)],
    done: doneWords,
  });
  const name = nameOf(offer);
  return (
    <CoverOfferRow
      offer={offer}
      error={error}
      actions={
        <>
          <Button
            size="small"
            pending={isPending && variables.answer === 'approve'}
            disabled={isPending}
            pendingLabel="Approving..."
            aria-label={`Approve ${name}, ${whenOf(offer)}`}
            onClick={() => {
              mutate({ answer: 'approve', offer });
            }}
          >
            Approve
          </Button>
          <Button
            variant="ghost"
            size="small"
            pending={isPending && variables.answer === 'decline'}
            disabled={isPending}
            pendingLabel="Saving..."
            aria-label={`Decline ${name}, ${whenOf(offer)}`}
            onClick={() => {
              mutate({ answer: 'decline', offer });
            }}
          >
            Decline
          </Button>
        </>
      }
    >
      <p>
        {name} would take it
        {namesJob ? <span className="text-ink-soft"> · {offer.shift.title}</span> : null}
      </p>
    </CoverOfferRow>
  );
}

function nameOf({ person }: CoverOffer): string {
  return person ? `${person.firstName} ${person.lastName}` : 'Somebody';
}

function doneWords(offer: CoverOffer): string {
  const name = nameOf(offer);
  return offer.status === 'taken'
    ? `${name} works that shift, and has been told.`
    : `${name} is told.`;
}
