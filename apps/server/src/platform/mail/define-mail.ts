import type { NewsKind } from '@nextshift/contract';
import type * as z from 'zod';
import type { Platform } from '../platform.ts';
import { pushNews } from '../push/push-news.ts';
import { defineTask, type Payload } from '../queue/define-task.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { MailContent } from './mail-content.ts';
import type { Envelope } from './mail.ts';
import { sendMail } from './send-mail.ts';

/** Attempts in total: a mail server may be down for most of a day. */
export const MAIL_ATTEMPTS = 12;

interface MailData extends Envelope {
  /** News of the same thread is pushed at most once in ten minutes. */
  readonly thread?: string;
}

interface Definition<Schema extends z.ZodType, Data extends MailData> {
  readonly name: string;
  readonly payload: Schema;
  readonly attempts?: number;
  /** The kind of news, if settings can turn it off. */
  readonly about?: NewsKind;
  /** As of a task. */
  readonly key?: (payload: z.input<Schema>) => string;
  /** To whom it goes and what it says, as it is by now; null if it is not sent. */
  readonly read: (
    platform: Platform,
    payload: z.output<Schema>,
  ) => Promise<Data | null | undefined>;
  readonly template: (data: Data) => MailContent;
  /** Runs after it was sent, or withheld. */
  readonly onSent?: (platform: Platform, data: NoInfer<Data>) => Promise<void>;
}

/**
 * Describes a mail: the task that sends it, what it reads, and what it says. News of a kind is pushed first, and mailed
 * ten minutes later unless it was opened; a mail that carries a calendar is sent in any case.
 */
export function defineMail<Schema extends z.ZodType<unknown, Payload>, Data extends MailData>({
  about,
  read,
  template,
  onSent,
  ...definition
}: Definition<Schema, Data>) {
  const task = defineTask<Schema>({
    attempts: MAIL_ATTEMPTS,
    ...definition,
    async run(platform, payload) {
      const data = await read(platform, payload);
      if (!data) return;
      const content = template(data);
      const { account, messageId, calendar, thread } = data;
      if (about && account) {
        const news = { account, about, messageId, url: content.action.url, thread };
        const pushed = await pushNews(platform, news);
        if (pushed.next === 'wait' && !calendar) {
          await enqueue(platform.database, task, payload as z.input<Schema>, {
            delayMs: pushed.forMs,
          });
          return;
        }
        if (pushed.next === 'nothing' && !calendar) {
          await onSent?.(platform, data);
          return;
        }
      }
      await sendMail(platform, { about, ...data }, content);
      await onSent?.(platform, data);
    },
  });
  return task;
}
