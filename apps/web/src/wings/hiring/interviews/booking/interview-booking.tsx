import {
  allowsInterviewAction,
  type Interview,
  type InterviewSlot,
  timeIn,
} from '@nextshift/contract';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { offerPush } from '../../../../platform/push/offer-push.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { useBookInterview } from '../change-interview.ts';
import { briefOf, timeOf } from '../interview-words.ts';
import { BookedInterview } from './booked-interview.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { SlotList } from './slot-list.tsx';
import { slotsByDay } from './slots-by-day.ts';

export interface InterviewBookingProps {
  accountId: string;
  interview: Interview;
  slots: readonly InterviewSlot[];
  asOf: Date;
}

/** An interview for its seeker: choose a time, or see the one that is booked, move it and give it up. */
export function InterviewBooking({ accountId, interview, slots, asOf }: InterviewBookingProps) {
  const [isMoving, setIsMoving] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const booked = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLHeadingElement>(null);
  const booking = useBookInterview(accountId);
  /** The button that was pressed goes: the focus, and the view, move to what takes its place. */
  const showMoving = (moves: boolean) => {
    flushSync(() => {
      setIsMoving(moves);
    });
    (moves ? choice : booked).current?.focus();
  };
  const isOpen = allowsInterviewAction('decline', interview, asOf);
  const isChoosing = interview.status === 'invited' || (isMoving && isOpen);
  return (
    <>
      {interview.startsAt === null ? null : (
        <BookedInterview interview={interview} heading={booked}>
          {isOpen ? (
            <>
              {isMoving ? null : (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    showMoving(true);
                  }}
                >
                  Move
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  setIsDeclining(true);
                }}
              >
                I can’t make it
              </Button>
            </>
          ) : null}
        </BookedInterview>
      )}
      {isChoosing ? (
        <Choosing
          interview={interview}
          slots={slots}
          booking={booking}
          heading={choice}
          onBooked={() => {
            showMoving(false);
          }}
          onDecline={() => {
            setIsDeclining(true);
          }}
        />
      ) : null}
      {interview.startsAt === null && !isChoosing ? <Over interview={interview} /> : null}
      <DeclineDialog
        accountId={accountId}
        interview={interview}
        open={isDeclining}
        onClose={() => {
          setIsDeclining(false);
        }}
      />
    </>
  );
}

interface ChoosingProps extends Pick<InterviewBookingProps, 'interview' | 'slots'> {
  /** Of the parent, which stays when a booked time ends the choice. */
  booking: ReturnType<typeof useBookInterview>;
  heading: RefObject<HTMLHeadingElement | null>;
  onBooked: () => void;
  onDecline: () => void;
}

function Choosing(props: ChoosingProps) {
  const { interview, slots, booking, heading, onBooked, onDecline } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = booking;
  const { timeZone, companyName } = interview;
  const isMoving = interview.status === 'booked';
  const others = slots.filter(({ startsAt }) => startsAt !== interview.startsAt);
  // Somebody else may have taken it meanwhile.
  const slot = others.find(({ startsAt }) => startsAt === chosen);
  const book = () => {
    if (!slot) return;
    const onSuccess = (booked: Interview) => {
      toast.success(`${companyName} expects you on ${timeOf(booked) ?? ''}.`);
      void offerPush('Be reminded, and know at once if anything changes.');
      onBooked();
    };
    mutate({ interview, startsAt: slot.startsAt }, { onSuccess });
  };
  return (
    <Card asChild>
      <section aria-label={isMoving ? 'Other times' : 'Times'}>
        <h2 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
          {isMoving ? 'Other times' : 'Choose a time'}
        </h2>
        <p className="mt-0.5 mb-5 text-ink-soft">
          {briefOf(interview)}.{isMoving ? '' : ' You see where once it is booked.'}
        </p>
        {others.length === 0 ? (
          <p className="mb-5 rounded-control bg-sunken p-4">
            No other time is left.{' '}
            <PageLink to={paths.messages('seeker', interview.applicationId)} className="text-link">
              Write to {companyName}
            </PageLink>{' '}
            to find one.
          </p>
        ) : (
          <SlotList
            slots={others}
            timeZone={timeZone}
            chosen={slot?.startsAt ?? null}
            onChoose={(startsAt) => {
              reset();
              setChosen(startsAt);
            }}
          />
        )}
        <FormError>
          {error ? failureText(error, 'Nothing was booked. Please try again.') : undefined}
        </FormError>
        <div className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))] z-10 -mx-5 mt-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-card border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 md:bottom-0">
          <Button disabled={!slot} pending={isPending} pendingLabel="Booking..." onClick={book}>
            {slot ? `Book ${nameOf(slot, timeZone)}` : 'Choose a time'}
          </Button>
          {isMoving ? null : (
            <Button variant="ghost" onClick={onDecline}>
              Decline
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}

/** `Monday, Nov 23, 10 AM` */
function nameOf(slot: InterviewSlot, timeZone: string): string {
  const [day] = slotsByDay([slot], timeZone);
  return `${day?.title ?? ''}, ${timeIn(timeZone, slot.startsAt)}`;
}

/** An invitation that nothing comes of. */
function Over({ interview: { status, companyName } }: Pick<InterviewBookingProps, 'interview'>) {
  return (
    <Card>
      <p>
        {status === 'declined'
          ? `You declined this interview. ${companyName} knows, and your application stays open.`
          : 'This invitation is over.'}
      </p>
    </Card>
  );
}
