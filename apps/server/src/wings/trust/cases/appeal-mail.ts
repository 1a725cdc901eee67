import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { readCaseSubject } from '../../screening/index.ts';
import { findAppealToMail } from './appeals-of-cases.queries.ts';

/** The mail to a company about what became of its appeal. */
export const appealMail = defineMail({
  name: 'appeal-mail',
  payload: z.object({ appealId: entityId }),
  key: ({ appealId }) => appealId,
  async read({ database }, { appealId }) {
    const found = await findAppealToMail(database, appealId);
    if (!found?.outcome) return null;
    return {
      account: { kind: 'employer', accountId: found.employer_id },
      // Who appeals is answered, also while the account is suspended.
      reachesSuspended: true,
      to: found.email,
      messageId: `appeal.${appealId}`,
      companyName: found.company_name,
      title: found.measure === 'suspended' ? null : readCaseSubject(found.subject).title,
      outcome: found.outcome,
      reason: found.reason ?? '',
      isLive: found.status === 'Active',
      isSuspended: found.suspended_at !== null,
    };
  },
  template({ companyName, title, outcome, reason, ...state }) {
    const about = title === null ? 'the suspension of your account' : `“${oneLine(title)}”`;
    return {
      subject: `Your appeal about ${about} was ${outcome}`,
      title: `Your appeal was ${outcome}`,
      paragraphs: [
        `Hi ${oneLine(companyName)}, a person has read your appeal about ${about} and ${outcome} it.`,
        `The reason: ${oneLine(reason)}`,
        whatNow({ title, outcome, ...state }),
      ],
      action: whereNow({ title, outcome, ...state }),
      footnote: 'You get this email because you appealed.',
    };
  },
});

interface Outcome {
  /** Of the job that was decided about; null if it was the account. */
  readonly title: string | null;
  readonly outcome: 'accepted' | 'rejected';
  /** Whether its job is active now. */
  readonly isLive: boolean;
  /** Whether the account is suspended now, whatever the appeal is about. */
  readonly isSuspended: boolean;
}

function whatNow({ title, outcome, isLive, isSuspended }: Outcome): string {
  if (outcome === 'rejected') return 'The decision stays as it is. This was the last step.';
  if (isSuspended) {
    return 'The decision was reversed. Your account is suspended for another reason, which we emailed you.';
  }
  if (title === null) {
    return 'The decision was reversed, and you can sign in again. Jobs and plans that have ended stay so: you can buy a plan and repost your jobs. We are sorry for the trouble.';
  }
  return isLive
    ? 'The decision was reversed, and the job is live. We are sorry for the trouble.'
    : 'The decision was reversed. Your job is closed, and you can post it again. We are sorry for the trouble.';
}

function whereNow({ title, outcome, isLive, isSuspended }: Outcome) {
  if (isSuspended || title === null) {
    return { label: 'Go to the sign-in page', url: '/employer/login' };
  }
  return outcome === 'accepted' && !isLive
    ? { label: 'See your closed jobs', url: '/employer?tab=closed' }
    : { label: 'Open your dashboard', url: '/employer' };
}
