import { describeMoments, entityId, zoneNameAt } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { timeZoneOf } from '../../../jobs/index.ts';
import { type CoverNews, findMailedOffer } from './cover-mail.queries.ts';

const coverNews = z.enum(['cover_asked', 'cover_taken', 'cover_approved']);

/** The mail to a person about a shift to cover, if the settings allow it and it is still so by then. */
export const coverMail = defineMail({
  name: 'cover-mail',
  about: 'shift',
  hasNotice: true,
  payload: z.object({ kind: coverNews, offerId: entityId }),
  key: ({ kind, offerId }) => `${kind} ${offerId}`,
  async read({ database, clock }, { kind, offerId }) {
    const found = await findMailedOffer(database, { kind, offerId, now: clock() });
    if (!found) return null;
    const hours = { startsAt: found.starts_at, endsAt: found.ends_at, timeZone: timeZoneOf(found) };
    return {
      account: { kind: 'seeker', accountId: found.seeker_id } as const,
      to: found.email,
      messageId: `${kind.replaceAll('_', '-')}.${offerId}`,
      kind,
      firstName: found.first_name,
      title: found.title,
      companyName: found.company_name,
      when: `${describeMoments(hours)} (${zoneNameAt(hours.timeZone, hours.startsAt)})`,
      needsApproval: found.cover_approval,
    };
  },
  template({ kind, ...words }) {
    const { subject, ...texts } = TEXTS[kind](words);
    return { subject: oneLine(subject), ...texts, footnote: NOTIFICATION_FOOTNOTE };
  },
});

interface Words {
  readonly firstName: string;
  readonly title: string;
  readonly companyName: string;
  readonly when: string;
  readonly needsApproval: boolean;
}

const TEXTS = {
  cover_asked: ({ firstName, title, companyName, when, needsApproval }: Words) => ({
    subject: `Can you take a shift? ${when} at ${companyName}`,
    title: 'Can you take this shift?',
    paragraphs: [
      `Hi ${firstName}, a colleague at ${companyName} cannot make this shift: ${oneLine(title)}, ${when}.`,
      needsApproval
        ? 'You look free. Say yes, and they approve it.'
        : 'You look free. The first to say yes has it.',
    ],
    action: { label: 'See the shift', url: '/my-shifts' },
  }),
  cover_taken: ({ firstName, title, companyName, when }: Words) => ({
    subject: `Somebody is taking your shift: ${when} at ${companyName}`,
    title: 'Somebody is taking your shift',
    paragraphs: [
      `Hi ${firstName}, a colleague works instead of you: ${oneLine(title)} at ${companyName}, ${when}.`,
      `You don’t need to come. ${companyName} knows.`,
    ],
    action: { label: 'See your shifts', url: '/my-shifts' },
  }),
  cover_approved: ({ firstName, title, companyName, when }: Words) => ({
    subject: `The shift is yours: ${when} at ${companyName}`,
    title: 'The shift is yours',
    paragraphs: [`Hi ${firstName}, ${companyName} counts on you: ${oneLine(title)}, ${when}.`],
    action: { label: 'See your shifts', url: '/my-shifts' },
  }),
} as const satisfies Record<CoverNews, (words: Words) => unknown>;
