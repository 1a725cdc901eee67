import type { NewsKind } from '@nextshift/contract';
import type * as z from 'zod';
import type { Platform } from '../platform.ts';
import { pushNews } from '../push/push-news.ts';
import { defineTask, type Payload } from '../queue/define-task.ts';
import type { MailContent } from './mail-content.ts';
import type { Envelope } from './mail.ts';
import { pushFirst } from './push-first.ts';
import { sendMail } from './send-mail.ts';

/** Attempts in total: a mail server may be down for most of a day. */
export const MAIL_ATTEMPTS = 12;

interface MailData extends Envelope {
  /** News of the same thread is pushed at most once in ten minutes, and read where the thread is. */
  readonly thread?: string;
  /** The job whose applicants it is about: an employer who opens them has read it. */
  readonly applicantsOf?: string | undefined;
  /** Whether the recipient did it: there is nothing to push. */
  readonly isOwn?: boolean;
}

interface Definition<Schema extends z.ZodType, Data extends MailData> {
  readonly name: string;
  readonly payload: Schema;
  readonly attempts?: number;
  /** The kind of news, if settings can turn it off. */
  readonly about?: NewsKind;
  /** Whether the app has a notice of it: whoever reads that has no mail of what was pushed. */
  readonly hasNotice?: boolean;
  /** As of a task. */
  readonly key?: (payload: z.input<Schema>) => string;
  /** To whom it goes and what it says, as it is by now; null if it is not sent. */
  readonly read: (
    platform: Platform,
    payload: z.output<Schema>,
  ) => Promise<Data | null | undefined>;
  readonly template: (data: Data) => MailContent;
  /** Runs after it was pushed, and as `onSent`. */
  readonly onTold?: (platform: Platform, data: NoInfer<Data>) => Promise<void>;
  /** Runs after it was sent, withheld or read elsewhere. */
  readonly onSent?: (platform: Platform, data: NoInfer<Data>) => Promise<void>;
}

/**
 * Describes a mail: the task that sends it, what it reads, and what it says. News of a kind is pushed first, and mailed
 * ten minutes later unless it was opened; a mail that carries a calendar is sent in any case.
 */
export function defineMail<Schema extends z.ZodType<unknown, Payload>, Data extends MailData>({
  about,
  hasNotice = false,
  read,
  template,
  onTold,
  onSent,
  ...definition
}: Definition<Schema, Data>) {
  const task = defineTask<Schema>({
    attempts: MAIL_ATTEMPTS,
    ...definition,
    async run(platform, payload, input) {
      const data = await read(platform, payload);
      if (!data) return;
      const content = template(data);
      const { account, messageId, calendar, thread, applicantsOf, isOwn = false } = data;
      let next: Awaited<ReturnType<typeof pushFirst>> = 'mail';
      if (about && account && !isOwn) {
        const { url } = content.action;
        const news = { account, about, messageId, url, thread, applicantsOf, hasNotice };
        if (calendar) await pushNews(platform, news);
        else next = await pushFirst(platform, news, { task, input });
      }
      await onTold?.(platform, data);
      if (next === 'waits') return;
      if (next === 'mail') await sendMail(platform, { about, ...data }, content);
      await onSent?.(platform, data);
    },
  });
  return task;
}
