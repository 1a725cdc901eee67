import type { NewsKind } from '@nextshift/contract';
import type * as z from 'zod';
import type { Platform } from '../platform.ts';
import { defineTask, type Payload } from '../queue/define-task.ts';
import type { MailContent } from './mail-content.ts';
import type { Envelope } from './mail.ts';
import { sendMail } from './send-mail.ts';

/** Attempts in total: a mail server may be down for most of a day. */
export const MAIL_ATTEMPTS = 12;

interface Definition<Schema extends z.ZodType, Data extends Envelope> {
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

/** Describes a mail: the task that sends it, what it reads, and what it says. */
export function defineMail<Schema extends z.ZodType<unknown, Payload>, Data extends Envelope>({
  about,
  read,
  template,
  onSent,
  ...task
}: Definition<Schema, Data>) {
  return defineTask<Schema>({
    attempts: MAIL_ATTEMPTS,
    ...task,
    async run(platform, payload) {
      const data = await read(platform, payload);
      if (!data) return;
      await sendMail(platform, { about, ...data }, template(data));
      await onSent?.(platform, data);
    },
  });
}
