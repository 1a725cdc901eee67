import type { MessageSide, Thread } from '@nextshift/contract';
import { formatDate } from '../../../platform/text/format-date.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });

/** `3:41 PM`, where the reader is. */
export function timeOf(iso: string): string {
  return clock.format(new Date(iso));
}

/** `Thursday, Nov 26`, where the reader is. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

/** `3:41 PM` on the same day, else `Nov 26`, where the reader is. */
export function whenOf(iso: string): string {
  return dayOf(iso) === day.format(new Date()) ? timeOf(iso) : date.format(new Date(iso));
}

/** `Read 3:41 PM`; with its day, `Read Nov 27, 8:03 AM`, where it differs from that of the message. */
export function readWords(at: string, readAt: string): string {
  const time = timeOf(readAt);
  return dayOf(at) === dayOf(readAt)
    ? `Read ${time}`
    : `Read ${date.format(new Date(readAt))}, ${time}`;
}

/** Whom a side writes to. */
export function otherSideOf(side: MessageSide, { companyName, applicantName }: Thread): string {
  return side === 'employer' ? applicantName : companyName;
}

/** Why nothing can be written now; null while something can. */
export function obstacleWords({ state }: Thread): string | null {
  switch (state) {
    case 'open':
      return null;
    case 'not_begun':
      return 'The employer writes first. Once they have, you answer here.';
    case 'on_hold':
      return 'The job is on hold while a person reads it. You can write again once it is released.';
    case 'closed':
      return 'This conversation is closed.';
  }
}

/** Until when something can be written; null while there is no end. */
export function endWords({ closesAt, state }: Thread): string | null {
  if (closesAt === null || state !== 'open') return null;
  return `The application has ended. You can write until ${formatDate(closesAt)}.`;
}

/** What to write first to an applicant. */
export const FIRST_WORDS = [
  'Thanks for applying! Can you come in for a short interview? Which days suit you?',
  'Thanks for applying! Which hours could you work next week?',
  'Thanks for applying! We answer everybody by the end of the week.',
] as const;
