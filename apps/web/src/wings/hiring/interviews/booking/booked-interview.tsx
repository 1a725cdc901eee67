import { formatPhone, type Interview, readPhone } from '@nextshift/contract';
import type { ReactNode, RefObject } from 'react';
import { DirectionsLink } from '../../../../entities/job/directions-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { interviewTones, placeKindWords, timeOf } from '../interview-words.ts';

export interface BookedInterviewProps {
  interview: Interview;
  /** Of its time, which takes the focus once it is booked. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What can be done with it. */
  children: ReactNode;
}

/** A time that was booked: when, where, how to get there, and what became of it. */
export function BookedInterview({ interview, heading, children }: BookedInterviewProps) {
  const { status, place, companyName } = interview;
  const isAhead = status === 'booked';
  return (
    <Card tone={isAhead ? 'brand' : 'surface'} className="mb-6" asChild>
      <section aria-label="Your time">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-xl leading-snug font-extrabold outline-none"
          >
            {timeOf(interview)}
          </h2>
          <Badge tone={interviewTones[status]}>{OWN_WORDS[status]}</Badge>
        </div>
        {place.text === null ? (
          <p className="mt-1 text-ink-soft">{afterwards(interview)}</p>
        ) : (
          <p className="mt-1">
            <span className="text-ink-soft">{placeKindWords[place.kind]}:</span>{' '}
            <span className="font-semibold wrap-anywhere whitespace-pre-line">{place.text}</span>
          </p>
        )}
        {isAhead ? <p className="mt-1 text-ink-soft">{companyName} expects you.</p> : null}
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          <WayThere place={place} />
          {children}
        </div>
      </section>
    </Card>
  );
}

const OWN_WORDS = {
  invited: 'No time yet',
  booked: 'Booked',
  declined: 'Given up',
  cancelled: 'Canceled',
  attended: 'You came',
  missed: 'Missed',
} as const satisfies Record<Interview['status'], string>;

function afterwards({ status, cancelledBy, companyName }: Interview): string {
  if (status === 'declined')
    return `${companyName} knows that you are not coming. Your application stays open.`;
  if (status !== 'cancelled') return `With ${companyName}.`;
  if (cancelledBy === 'employer') return `${companyName} has canceled it.`;
  return 'It will not take place, because your application has ended or was decided.';
}

function WayThere({ place: { kind, text } }: Pick<Interview, 'place'>) {
  if (text === null) return null;
  if (kind === 'onsite') {
    return (
      <Button variant="secondary" size="small" asChild>
        <DirectionsLink to={text} />
      </Button>
    );
  }
  const phone = kind === 'phone' ? readPhone(text) : null;
  if (phone === null) return null;
  return (
    <Button variant="secondary" size="small" asChild>
      <a href={`tel:+1${phone}`}>Call {formatPhone(phone)}</a>
    </Button>
  );
}
