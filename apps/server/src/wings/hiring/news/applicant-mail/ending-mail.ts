import { type EndedReason, entityId, MINUTE_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { insertNotice } from '../notices/notices.queries.ts';
import { findUnmailedEndings, recordEndingsMailed } from './ending-mail.queries.ts';

/** Endings within this time share a mail. */
const GATHER_MS = 10 * MINUTE_MS;

const reasons: Readonly<Record<EndedReason, (companyName: string) => string>> = {
  filled: () => 'the position is filled',
  closed: (companyName) => `${companyName} has closed the job`,
  expired: () => 'the job has reached its closing date',
  plan_ended: () => 'the job is no longer online',
  removed: () => 'the job was removed from NextShift',
  no_answer: (companyName) => `${companyName} did not answer in time`,
  place_withdrawn: (companyName) => `${companyName} has withdrawn its offer`,
};

/** The mail about applications that ended undecided, one or several, if the settings allow it by then. */
export const endingMail = defineMail({
  name: 'ending-mail',
  about: 'decision',
  hasNotice: true,
  payload: z.object({ seekerId: entityId }),
  key: ({ seekerId }) => seekerId,
  async read(platform, { seekerId }) {
    const { seeker, endings } = await findUnmailedEndings(platform.database, seekerId);
    const last = endings.at(-1);
    if (!seeker || !last) return null;
    return {
      account: { kind: 'seeker', accountId: seekerId },
      to: seeker.email,
      messageId: `ended.${last.id}.${last.updated_at.getTime()}`,
      firstName: seeker.first_name,
      endings,
    };
  },
  template({ firstName, endings }) {
    const lines = endings.map(
      ({ reason, job_title: jobTitle, company_name: companyName }) =>
        `${jobTitle} at ${companyName}: ${reasons[reason](companyName)}.`,
    );
    const [only] = endings.length === 1 ? endings : [];
    const subject = only
      ? `Your application for ${only.job_title} at ${only.company_name} is closed`
      : `${endings.length} of your applications are closed`;
    const greeting = only
      ? `Hi ${firstName}, your application is closed:`
      : `Hi ${firstName}, ${endings.length} of your applications are closed:`;
    return {
      subject: oneLine(subject),
      preview: lines[0] ?? subject,
      title: only ? 'Your application is closed' : 'Your applications are closed',
      paragraphs: [
        greeting,
        ...lines,
        'This is not a verdict on you. There are more shifts to find.',
      ],
      action: { label: 'Find your next shift', url: '/jobs' },
      footnote: NOTIFICATION_FOOTNOTE,
    };
  },
  onSent: (platform, data) => recordMailed(platform, data),
});

async function recordMailed(
  { database, clock }: Platform,
  { endings }: { readonly endings: readonly { readonly id: string }[] },
): Promise<void> {
  const ids = endings.map(({ id }) => id);
  await recordEndingsMailed(database, ids, clock());
}

interface Ending {
  readonly applicationId: string;
  readonly seekerId: string;
  readonly reason: EndedReason;
  readonly now: Date;
}

/**
 * Notifies an applicant that an undecided application has ended: by a notice, and by one mail for all that
 * end within ten minutes. Runs in the transaction that ends it.
 */
export async function announceEnding(
  transaction: DatabaseTransaction,
  { seekerId, ...ending }: Ending,
): Promise<void> {
  await insertNotice(transaction, { seekerId, ...ending, status: 'ended' });
  await enqueue(transaction, endingMail, { seekerId }, { keepsTime: true, delayMs: GATHER_MS });
}
