import { describeMoments, zoneNameAt } from '@nextshift/contract';
import {
  type MailContent,
  NOTIFICATION_FOOTNOTE,
} from '../../../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../../../platform/mail/one-line.ts';

/** A time on the clocks of a job. */
interface Hours {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
}

interface ShiftMail {
  readonly firstName: string;
}

interface ToConfirm extends Hours {
  readonly title: string;
  readonly companyName: string;
  readonly timeZone: string;
}

/** The mail that asks a person to confirm shifts, one or several. */
export function confirmationMail({
  firstName,
  shifts,
}: ShiftMail & { readonly shifts: readonly [ToConfirm, ...ToConfirm[]] }) {
  const [first, ...others] = shifts;
  const isOne = others.length === 0;
  const subject = isOne
    ? `Please confirm: ${describeMoments(first)} at ${first.companyName}`
    : `Please confirm ${shifts.length} shifts`;
  const lines = shifts.map(
    (shift) =>
      `${oneLine(`${shift.title} at ${shift.companyName}`)}: ${whenOf(shift, shift.timeZone)}.`,
  );
  return layOut({
    subject,
    title: isOne ? 'Please confirm your shift' : 'Please confirm your shifts',
    paragraphs: [
      `Hi ${firstName}, please tell them that they can count on you:`,
      ...lines,
      'If you cannot make it, say so now: they need the time to find somebody else.',
    ],
    label: isOne ? 'Confirm your shift' : 'Confirm your shifts',
  });
}

interface Changed {
  readonly title: string;
  readonly companyName: string;
  readonly timeZone: string;
  /** Some of them: from the hours that were known, to those from now on; null while cancelled. */
  readonly changes: readonly { readonly from: Hours | null; readonly to: Hours | null }[];
  /** How many there are. */
  readonly count: number;
}

/** The mail about shifts that were moved, cancelled or brought back. */
export function changesMail({ firstName, ...changed }: ShiftMail & Changed) {
  const { title, companyName, timeZone, changes, count } = changed;
  const isCancelled = changes.every(({ to }) => to === null);
  const isRestored = changes.every(({ from }) => from === null);
  const what = count === 1 ? 'a shift of yours' : `${count} shifts of yours`;
  const became = isCancelled ? 'canceled' : isRestored ? 'brought back' : 'changed';
  const more = count - changes.length;
  return layOut({
    subject: `${companyName} ${became} ${what}`,
    title: count === 1 ? `A shift was ${became}` : `Shifts were ${became}`,
    paragraphs: [
      `Hi ${firstName}, ${companyName} ${became} ${what} for ${title}:`,
      ...changes.flatMap((change) => changeText(change, timeZone)),
      ...(more > 0 ? [`And ${more} more: you find all of them in My shifts.`] : []),
      ...(isCancelled ? [] : ['If the time does not suit you, say so in My shifts.']),
    ],
    label: 'See your shifts',
  });
}

function changeText({ from, to }: Changed['changes'][number], timeZone: string): string[] {
  if (from && to) return [`${whenOf(from, timeZone)} is now ${whenOf(to, timeZone)}.`];
  if (from) return [`${whenOf(from, timeZone)}: canceled. Please do not come.`];
  return to ? [`${whenOf(to, timeZone)}: takes place after all.`] : [];
}

/** The mail about a no-show that an employer marked. */
export function noShowMail({ firstName, shift }: ShiftMail & { readonly shift: ToConfirm }) {
  return layOut({
    subject: `${shift.companyName} says that you did not come`,
    title: 'You were marked as a no-show',
    paragraphs: [
      `Hi ${firstName}, ${shift.companyName} says that you did not come to your shift for ${shift.title}: ${whenOf(shift, shift.timeZone)}.`,
      'If you were there, say so within 7 days. No other employer sees this, and it is not part of any score.',
    ],
    label: 'See your shifts',
  });
}

/** The mail about a no-show that the employer took back. */
export function noShowWithdrawnMail({
  firstName,
  shift,
}: ShiftMail & { readonly shift: ToConfirm }) {
  return layOut({
    subject: `${shift.companyName} took it back: you were there`,
    title: 'You are no longer marked as a no-show',
    paragraphs: [
      `Hi ${firstName}, ${shift.companyName} no longer says that you missed your shift for ${shift.title}: ${whenOf(shift, shift.timeZone)}.`,
      'It counts as worked. You don’t need to do anything.',
    ],
    label: 'See your shifts',
  });
}

interface Content {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
}

function layOut({ subject, label, ...texts }: Content): MailContent {
  return {
    subject: oneLine(subject),
    ...texts,
    action: { label, url: '/my-shifts' },
    footnote: NOTIFICATION_FOOTNOTE,
  };
}

/** `Sat, Nov 21, 7 AM to 1 PM (EST)`. */
function whenOf({ startsAt, endsAt }: Hours, timeZone: string): string {
  return `${describeMoments({ startsAt, endsAt, timeZone })} (${zoneNameAt(timeZone, startsAt)})`;
}
