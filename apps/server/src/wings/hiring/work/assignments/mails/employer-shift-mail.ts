import { describeMoments, entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../../platform/mail/one-line.ts';
import { timeZoneOf } from '../../../../jobs/index.ts';
import { findMailedShift } from './shift-mails.queries.ts';

/**
 * The mail to an employer that somebody cannot come on a date, or disputes a no-show; without a name, which the roster
 * has.
 */
export const employerShiftMail = defineMail({
  name: 'employer-shift-mail',
  payload: z.object({ kind: z.enum(['cancelled', 'disputed']), assignmentId: entityId }),
  key: ({ kind, assignmentId }) => `${kind} ${assignmentId}`,
  async read({ database }, { kind, assignmentId }) {
    const found = await findMailedShift(database, assignmentId);
    if (found?.status !== kind || found.deleted_at) return null;
    const isClash = kind === 'cancelled' && found.cancelled_by === 'system';
    return {
      account: { kind: 'employer', accountId: found.employer_id },
      to: found.employer_email,
      messageId: `shift-${kind}.${assignmentId}.${found.sequence}`,
      companyName: found.company_name,
      jobId: found.job_id,
      title: found.title,
      startsAt: found.starts_at,
      endsAt: found.ends_at,
      timeZone: timeZoneOf(found),
      what: isClash ? 'clash' : kind,
    } as const;
  },
  template({ jobId, title, what, companyName, ...hours }) {
    const words = { companyName, when: describeMoments(hours), name: oneLine(title) };
    const { subject, ...texts } = textsOf(what, words);
    return {
      subject: oneLine(subject),
      ...texts,
      action: { label: 'See who works when', url: `/employer/jobs/${jobId}/roster` },
      footnote:
        what === 'disputed'
          ? 'You get this mail because you marked a no-show.'
          : 'You get this mail because you accepted an application.',
    };
  },
});

interface Words {
  readonly companyName: string;
  readonly when: string;
  readonly name: string;
}

/** Cancelled by the person, or as they have other work then; or a no-show that they dispute. */
function textsOf(what: 'cancelled' | 'clash' | 'disputed', { companyName, when, name }: Words) {
  switch (what) {
    case 'disputed':
      return {
        subject: `A no-show is disputed: “${name}”, ${when}`,
        title: 'A no-show is disputed',
        paragraphs: [
          `Hi ${companyName}, somebody whom you marked as not there says that they were: “${name}”, ${when}.`,
          'Please talk to them. No other employer sees either.',
        ],
      };
    case 'clash':
      return {
        subject: `A place is free: “${name}”, ${when}`,
        title: 'A place is free on one date',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” has other work on ${when}. Their place is free on that date; their other dates stay.`,
        ],
      };
    case 'cancelled':
      return {
        subject: `Somebody cannot come: “${name}”, ${when}`,
        title: 'Somebody cannot come',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” cannot come on ${when}. Their place is free on that date.`,
        ],
      };
  }
}
