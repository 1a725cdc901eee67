import type { Platform } from '../platform.ts';
import { type News, pushNews } from '../push/push-news.ts';
import type { Payload, TaskType } from '../queue/define-task.ts';
import { enqueue } from '../queue/enqueue.ts';
import { isMailWanted } from './wants-mail.ts';

/** The task that mails the news, with what was queued for it. */
interface MailTask<Input> {
  readonly task: TaskType<Input>;
  readonly input: Input;
}

/**
 * Pushes news before it is mailed, and queues its mail for later where it was pushed.
 * @returns whether it is left to be mailed, waits, or was opened
 * @throws when no service took news of which no mail is wanted; retry later
 */
export async function pushFirst<Input extends Payload>(
  platform: Platform,
  news: News,
  { task, input }: MailTask<Input>,
): Promise<'mail' | 'waits' | 'opened'> {
  const { database } = platform;
  const pushed = await pushNews(platform, news);
  if (pushed.next === 'wait') {
    // Its own key: under that of the task, it would take the place of news that is due by then.
    const jobKey = `${task.name} later ${news.messageId}`;
    await enqueue(database, task, input, { jobKey, delayMs: pushed.forMs });
    return 'waits';
  }
  if (pushed.next === 'mail' && pushed.isRefused) {
    const isMailed = await isMailWanted(database, news.account, news.about);
    if (!isMailed) throw new Error('no push service took news whose mails are off');
  }
  return pushed.next;
}
