import { describeMoments, entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Queryable } from '../../../../../platform/database/database.ts';
import { defineMail } from '../../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../../platform/mail/one-line.ts';
import { timeZoneOf } from '../../../../jobs/index.ts';
import { createContactHider } from '../../../contact/index.ts';
import { findCoveringSeeker, findMailedShift, type MailedShift } from './shift-mails.queries.ts';

const kinds = z.enum(['cancelled', 'disputed', 'given_up', 'cover_taken', 'cover_to_approve']);

/**
 * The mail to an employer that somebody cannot come on a date, has asked others to take it, or disputes a no-show, without
 * a name, which the roster has; or who works instead.
 */
export const employerShiftMail = defineMail({
  name: 'employer-shift-mail',
  about: 'shift',
  payload: z.object({ kind: kinds, assignmentId: entityId }),
  key: ({ kind, assignmentId }) => `${kind} ${assignmentId}`,
  async read({ database, clock }, { kind, assignmentId }) {
    const found = await findMailedShift(database, assignmentId);
    if (!found || found.deleted_at || !isStill(kind, found)) return null;
    const isClash = kind === 'cancelled' && found.cancelled_by === 'system';
    return {
      account: { kind: 'employer', accountId: found.employer_id },
      to: found.employer_email,
      messageId: `shift-${kind.replaceAll('_', '-')}.${assignmentId}.${found.sequence}.${found.given_up_at?.getTime() ?? 0}`,
      companyName: found.company_name,
      jobId: found.job_id,
      title: found.title,
      startsAt: found.starts_at,
      endsAt: found.ends_at,
      timeZone: timeZoneOf(found),
      what: isClash ? 'clash' : kind,
      coveredBy: kind === 'cover_taken' ? await nameOfCover(database, assignmentId, clock()) : null,
    } as const;
  },
  template({ jobId, title, what, companyName, coveredBy, ...hours }) {
    const when = describeMoments(hours);
    const words = { companyName, when, name: oneLine(title), coveredBy };
    const { subject, ...texts } = textsOf(what, words);
    return {
      subject: oneLine(subject),
      ...texts,
      action: { label: 'See who works when', url: `/employer/jobs/${jobId}/roster` },
      footnote:
        what === 'disputed'
          ? 'You get this email because you marked a no-show.'
          : 'You get this email because you accepted an application.',
    };
  },
});

/** The name of who works now, as the employer may read it; null once the person has left. */
async function nameOfCover(
  database: Queryable,
  assignmentId: string,
  now: Date,
): Promise<string | null> {
  const found = await findCoveringSeeker(database, assignmentId);
  if (!found) return null;
  const hide = createContactHider(found, now);
  return oneLine(hide([found.first_name, found.last_name]).join(' '));
}

/** Whether a shift is still as the mail says. */
function isStill(
  kind: z.output<typeof kinds>,
  { status, give_up: giveUp }: Pick<MailedShift, 'status' | 'give_up'>,
): boolean {
  switch (kind) {
    case 'cancelled':
    case 'disputed':
      return status === kind;
    case 'given_up':
      return giveUp === 'asked' || giveUp === 'to_approve';
    case 'cover_taken':
      return giveUp === 'taken';
    case 'cover_to_approve':
      return giveUp === 'to_approve';
  }
}

interface Words {
  readonly companyName: string;
  readonly when: string;
  readonly name: string;
  readonly coveredBy: string | null;
}

/** A clash: cancelled as the person has other work then. */
function textsOf(what: z.output<typeof kinds> | 'clash', words: Words) {
  const { companyName, when, name, coveredBy } = words;
  switch (what) {
    case 'disputed':
      return {
        subject: `A no-show is disputed: “${name}”, ${when}`,
        title: 'A no-show is disputed',
        paragraphs: [
          `Hi ${companyName}, somebody you marked as a no-show says that they were there: “${name}”, ${when}.`,
          'Please talk to them. No other employer sees this.',
        ],
      };
    case 'clash':
      return {
        subject: `A spot is free: “${name}”, ${when}`,
        title: 'A spot is free on one date',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” has other work on ${when}. Their spot is free on that date; they keep their other dates.`,
        ],
      };
    case 'given_up':
      return {
        subject: `Cover asked for: “${name}”, ${when}`,
        title: 'Somebody asks to be covered',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” has asked others to take their shift on ${when}.`,
          'Until somebody does, the shift stays theirs. You get an email once somebody has.',
        ],
      };
    case 'cover_taken':
      return {
        subject: `A shift is covered: “${name}”, ${when}`,
        title: 'A shift is covered',
        paragraphs: [
          `Hi ${companyName}, ${coveredBy ?? 'one of your other people'} works on ${when}: “${name}”. You don’t need to do anything.`,
        ],
      };
    case 'cover_to_approve':
      return {
        subject: `Please approve a cover: “${name}”, ${when}`,
        title: 'Somebody would take a shift',
        paragraphs: [
          `Hi ${companyName}, one of your people would take the shift on ${when}: “${name}”. It is theirs once you approve.`,
        ],
      };
    case 'cancelled':
      return {
        subject: `Somebody cannot come: “${name}”, ${when}`,
        title: 'Somebody cannot come',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” cannot come on ${when}. Their spot is free on that date.`,
        ],
      };
  }
}
