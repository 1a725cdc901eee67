import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import type { CalendarPart } from '../../../../platform/mail/mail.ts';
import { foldLines } from '../../work/index.ts';

interface Invitation {
  readonly id: string;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly location: string | null;
  readonly url: string;
  readonly organizer: string;
  readonly attendee: string;
}

/**
 * An interview for the calendar of who gets the mail (RFC 5546): the same UID in every mail, and a SEQUENCE that grows, so
 * that a later one replaces it. Nobody's name is in it.
 */
export function writeInvitation({
  id,
  sequence,
  isCancelled,
  ...details
}: Invitation): CalendarPart {
  const { location } = details;
  const event: IcsEvent = {
    uid: `${id}@${new URL(details.url).host}`,
    sequence,
    stamp: { type: 'DATE-TIME', date: details.changedAt },
    start: { type: 'DATE-TIME', date: details.startsAt },
    end: { type: 'DATE-TIME', date: details.endsAt },
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: details.summary,
    ...(location === null ? {} : { location }),
    url: details.url,
    organizer: { name: 'NextShift', email: details.organizer },
    attendees: [{ email: details.attendee, partstat: 'ACCEPTED', rsvp: false }],
  };
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: '-//NextShift//Interviews//EN',
    method,
    events: [event],
  });
  return { method, text: foldLines(calendar) };
}
