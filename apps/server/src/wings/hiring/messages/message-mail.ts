import { entityId, messageSides } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { NOTIFICATION_FOOTNOTE } from '../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { isMailWanted } from '../../../platform/mail/wants-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepQuiet, pushNews } from '../../../platform/push/push-news.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { digestWindowSince } from '../news/index.ts';
import { findMailedThread, hasUnreadOf } from './message-mail.queries.ts';

const payload = z.object({
  applicationId: entityId,
  to: z.enum(messageSides),
  since: z.iso.datetime(),
});
type Payload = z.output<typeof payload>;

const keyOf = ({ applicationId, to, since }: Payload) => `${applicationId} ${to} ${since}`;

/** What is said of the messages of a window that are unread by now; null if there are none. */
async function readUnread({ database }: Platform, { applicationId, to, since }: Payload) {
  const window = digestWindowSince(Date.parse(since));
  const found = await findMailedThread(database, applicationId, to);
  if (!found || !(await hasUnreadOf(database, { applicationId, reader: to, window }))) return null;
  const toSeeker = to === 'seeker';
  return {
    account: { kind: to, accountId: toSeeker ? found.seeker_id : found.employer_id },
    to: toSeeker ? found.seeker_email : found.company_email,
    messageId: `message.${applicationId}.${to}.${window.since.getTime()}`,
    thread: `${applicationId} ${to}`,
    name: toSeeker ? found.first_name : found.company_name,
    from: toSeeker ? found.company_name : 'An applicant',
    jobTitle: found.title,
    url: `${toSeeker ? '' : '/employer'}/messages/${applicationId}`,
    footnote: toSeeker
      ? NOTIFICATION_FOOTNOTE
      : 'You get this email because you have written to this applicant.',
  };
}

/** Pushes that the other side has written, at once. */
export const messagePush = defineTask({
  name: 'message-push',
  payload,
  key: keyOf,
  async run(platform, input) {
    const unread = await readUnread(platform, input);
    if (unread) await pushNews(platform, { ...unread, about: 'message' });
  },
});

/**
 * The mail to one side of an application that the other has written, for all messages of a window that are unread by its
 * end. It says for which job, and nothing of what was written.
 */
export const messageMail = defineMail({
  name: 'message-mail',
  about: 'message',
  payload,
  key: keyOf,
  read: readUnread,
  template({ name, from, jobTitle, url, footnote }) {
    return {
      subject: oneLine(`${from} has written to you about “${jobTitle}”`),
      title: 'You have a message',
      paragraphs: [
        `Hi ${name}, ${from === 'An applicant' ? 'an applicant' : from} has written to you about “${oneLine(jobTitle)}”.`,
        'Read and answer it on NextShift. Replies to this email reach nobody.',
      ],
      action: { label: 'Read the message', url },
      footnote,
    };
  },
  // What comes next is not pushed right after the mail.
  async onSent({ database, clock }, { account, thread, messageId }) {
    if (!(await isMailWanted(database, account, 'message'))) return;
    await keepQuiet(database, { account, thread, mail: `${messageId}.mailed`, now: clock() });
  },
});
