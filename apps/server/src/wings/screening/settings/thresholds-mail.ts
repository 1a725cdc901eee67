import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { findActToMail, findOperator } from '../../identity/index.ts';

/** The mail to the other operators that one of them has set from which risk postings are held. */
export const thresholdsMail = defineMail({
  name: 'thresholds-mail',
  payload: z.object({ entryId: z.string().regex(/^\d{1,18}$/), toOperatorId: entityId }),
  async read({ database }, { entryId, toOperatorId }) {
    const to = await findOperator(database, toOperatorId);
    const entry = await findActToMail(database, entryId);
    if (!to || !entry) return null;
    return {
      account: null,
      to: to.email,
      messageId: `thresholds.${entryId}.${toOperatorId}`,
      by: entry.email,
      lines: (entry.reason ?? '').split('\n'),
    };
  },
  template: ({ by, lines }) => ({
    subject: 'What is held for review was changed',
    title: 'What is held for review was changed',
    paragraphs: [
      `${by} has set the risk at which postings are held:`,
      ...lines,
      'This applies to what is posted or edited from now on. If it is not what you agreed on, change it back: the log has the earlier values.',
    ],
    action: { label: 'See the thresholds', url: '/operator/screening' },
    footnote: 'You get this email because you are an operator of this board.',
  }),
});
