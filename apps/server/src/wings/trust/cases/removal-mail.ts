import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { createAppealLink } from '../appeals/index.ts';
import { findRemoval } from './removal-mail.queries.ts';

/** The mail to an employer about a job that an operator removed, unless the decision was undone. */
export const removalMail = defineMail({
  name: 'removal-mail',
  payload: z.object({ caseId: entityId, decidedAt: z.iso.datetime() }),
  key: ({ caseId }) => caseId,
  async read(platform, { caseId, decidedAt }) {
    const found = await findRemoval(platform.database, caseId, new Date(decidedAt));
    if (!found) return null;
    const { employer_id: employerId } = found;
    return {
      account: { kind: 'employer', accountId: employerId },
      to: found.email,
      messageId: `removal.${caseId}.${Date.parse(decidedAt)}`,
      companyName: found.company_name,
      title: found.title,
      reason: found.decision_reason ?? '',
      answersAppeal: Boolean(found.answers_appeal),
      appealUrl: await createAppealLink(platform, { caseId, employerId }),
    };
  },
  template({ companyName, title, reason, answersAppeal, appealUrl }) {
    const name = oneLine(title);
    return {
      subject: `Your job “${name}” was removed`,
      title: 'Your job was removed',
      paragraphs: [
        `Hi ${companyName}, a person read your job “${name}” and removed it from the board.`,
        `The reason: ${oneLine(reason)}`,
        ...(answersAppeal
          ? [
              'Your appeal against the hold was read with it. The removal can be appealed against once more.',
            ]
          : []),
        'It cannot be changed or posted again. Its applicants read that it is closed. It no longer counts as one of your active jobs.',
        'If you think this is wrong, appeal, and another person reads it. The link works for half a year, also without signing in.',
      ],
      action: { label: 'Appeal', url: appealUrl },
      footnote: 'You get this email because you posted this job.',
    };
  },
});
