import { type Weekday, weekdays } from '@nextshift/contract';
import * as z from 'zod';

/** Hours on one or several days: `mon wed 16:00-20:00`; `once sat 10:00-14:00` for the dates to come, not every week. */
export interface NotedHours {
  readonly isOnce: boolean;
  readonly days: readonly Weekday[];
  readonly start: string;
  readonly end: string;
}

const NOTED = /^(once )?((?:[a-z]{3} )+)(\d\d:\d\d)-(\d\d:\d\d)$/;

export const notedHours = z.string().transform((text, context): NotedHours => {
  const [, once, days = '', start, end] = NOTED.exec(text) ?? [];
  const parsed = z.array(z.enum(weekdays)).safeParse(days.trim().split(' '));
  if (!parsed.success || start === undefined || end === undefined) {
    context.addIssue({ code: 'custom', message: `These are no hours: ${text}` });
    return z.NEVER;
  }
  return { isOnce: once !== undefined, days: parsed.data, start, end };
});
