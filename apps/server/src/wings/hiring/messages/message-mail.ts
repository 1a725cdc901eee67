import { entityId, messageSides } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { digestWindowSince } from '../news/index.ts';
import { findMailedThread, hasUnreadOf } from './message-mail.queries.ts';

/**
 * The mail to one side of an application that the other has written, for all messages of a window that are unread by its
 * end. It says for which job, and nothing of what was written.
 */
export const messageMail = defineMail({
  name: 'message-mail',
  about: 'message',
  payload: z.object({ applicationId: entityId, to: z.enum(messageSides), since: z.iso.datetime() }),
  key: ({ applicationId, to, since }) => `${applicationId} ${to} ${since}`,
  async read({ database }, { applicationId, to, since }) {
    const window = digestWindowSince(Date.parse(since));
    const found = await findMailedThread(database, applicationId, to);
    if (!found || !(await hasUnreadOf(database, { applicationId, reader: to, window })))
      return null;
    const toSeeker = to === 'seeker';
    return {
      account: { kind: to, accountId: toSeeker ? found.seeker_id : found.employer_id },
      to: toSeeker ? found.seeker_email : found.company_email,
      messageId: `message.${applicationId}.${to}.${window.since.getTime()}`,
      name: toSeeker ? found.first_name : found.company_name,
      from: toSeeker ? found.company_name : 'An applicant',
      jobTitle: found.title,
      url: `${toSeeker ? '' : '/employer'}/messages/${applicationId}`,
      footnote: toSeeker
        ? NOTIFICATION_FOOTNOTE
        : 'You get this mail because you have written to this applicant.',
    };
  },
  template({ name, from, jobTitle, url, footnote }) {
    return {
      subject: oneLine(`${from} has written to you about “${jobTitle}”`),
      title: 'You have a message',
      paragraphs: [
        `Hi ${name}, ${from === 'An applicant' ? 'an applicant' : from} has written to you about “${oneLine(jobTitle)}”.`,
        'Read and answer it on NextShift: answers to this mail reach nobody.',
      ],
      action: { label: 'Read the message', url },
      footnote,
    };
  },
});
