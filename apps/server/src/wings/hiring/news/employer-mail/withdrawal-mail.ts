import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { openingsLeft } from '../../../jobs/index.ts';
import { findWithdrawal } from './employer-mail.queries.ts';

/**
 * The mail to an employer about an accepted applicant who withdrew; without a name, which is no longer shown. Queued in
 * the withdrawal's transaction.
 */
export const withdrawalMail = defineMail({
  name: 'withdrawal-mail',
  about: 'decision',
  payload: z.object({ applicationId: entityId, withdrawnAt: z.iso.datetime() }),
  key: ({ applicationId }) => applicationId,
  async read({ database }, { applicationId, withdrawnAt }) {
    const found = await findWithdrawal(database, applicationId);
    if (!found) return null;
    return {
      account: { kind: 'employer', accountId: found.employer_id },
      to: found.email,
      messageId: `withdrawal.${applicationId}.${Date.parse(withdrawnAt)}`,
      applicantsOf: found.job_id,
      companyName: found.company_name,
      title: found.title,
      isClosed: found.status === 'Closed',
      openings: found.openings,
      openingsLeft: openingsLeft(found),
    };
  },
  template({ companyName, title, isClosed, openings, openingsLeft: left }) {
    const name = oneLine(title);
    const isOnly = openings === 1;
    return {
      subject: `${isOnly ? 'Your' : 'An'} applicant for “${name}” has withdrawn`,
      title: `${isOnly ? 'Your' : 'An'} accepted applicant has withdrawn`,
      paragraphs: [
        `Hi ${companyName}, ${isOnly ? 'the' : 'an'} applicant whom you accepted for “${name}” has withdrawn. Their contact details are no longer shown.`,
        ...(isOnly
          ? []
          : [`Of the ${openings} openings, ${left === 1 ? '1 is left' : `${left} are left`}.`]),
        ...(isClosed ? ['The job stays closed until you repost it.'] : []),
      ],
      action: isClosed
        ? { label: 'Repost the job', url: '/employer?tab=closed' }
        : { label: 'Review applications', url: '/employer/applications' },
      footnote: 'You get this email because you accepted an application.',
    };
  },
});
