import {
  ANSWER_DUE_DAYS,
  ANSWER_END_DAYS,
  answerDueAt,
  entityId,
  formatDay,
} from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { countWaitingApplicants, findMailRecipient } from './employer-mail.queries.ts';

/** The mail to an employer about applicants who have been waiting for an answer for long. */
export const answerReminderMail = defineMail({
  name: 'answer-reminder-mail',
  about: 'decision',
  payload: z.object({ employerId: entityId, remindedAt: z.iso.datetime() }),
  key: ({ employerId }) => employerId,
  async read({ database }, { employerId, remindedAt }) {
    const employer = await findMailRecipient(database, employerId);
    const jobs = await countWaitingApplicants(database, employerId);
    if (!employer || jobs.length === 0) return null;
    return {
      account: { kind: 'employer', accountId: employerId },
      to: employer.email,
      messageId: `answers-due.${employerId}.${Date.parse(remindedAt)}`,
      companyName: employer.company_name,
      jobs,
    };
  },
  template({ companyName, jobs }) {
    const total = jobs.reduce((sum, { count }) => sum + count, 0);
    const headline =
      total === 1
        ? '1 applicant is waiting for your answer'
        : `${total} applicants are waiting for your answer`;
    return {
      subject: headline,
      title: headline,
      paragraphs: [
        `Hi ${companyName}, applicants can expect an answer within ${ANSWER_DUE_DAYS} days. A short “no” helps them too.`,
        ...jobs.map(
          ({ title, count, since }) =>
            `${oneLine(title)}: ${count} waiting, ${count === 1 ? '' : 'the first '}due on ${formatDay(answerDueAt(since))}`,
        ),
      ],
      action: { label: 'Answer them', url: '/employer/applications?state=due' },
      footnote: `You get this email because people applied to your jobs a week ago or longer. An application without an answer closes after ${ANSWER_END_DAYS} days.`,
    };
  },
});
