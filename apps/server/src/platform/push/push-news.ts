import type { NewsKind } from '@nextshift/contract';
import type { Account } from '../authentication/sessions.ts';
import type { Platform } from '../platform.ts';
import { deletePushedNews, findPushedNews, insertPushedNews } from './pushed-news.queries.ts';
import {
  deleteSubscription,
  findSubscriptions,
  pauseSubscription,
  type StoredSubscription,
} from './push-subscriptions.queries.ts';
import { MAIL_AFTER_MS, sendPush } from './send-push.ts';

/** A piece of news of an account. */
export interface News {
  readonly account: Account;
  readonly about: NewsKind;
  /** The id of its mail, which is the same at each attempt. */
  readonly messageId: string;
  /** The address that its mail leads to. */
  readonly url: string;
  /** News of the same thread is pushed at most once in ten minutes. */
  readonly thread?: string | undefined;
}

/** What is left to do: to mail it now, or after a wait, or nothing, as it was opened. */
type Outcome =
  | { readonly next: 'mail' | 'nothing' }
  | { readonly next: 'wait'; readonly forMs: number };

/**
 * Pushes news to the browsers of an account that take it, once, however often it is called. Where none takes it, its mail
 * is sent at once; otherwise only if the news is not opened within ten minutes.
 */
export async function pushNews(platform: Platform, news: News): Promise<Outcome> {
  const { database, clock } = platform;
  const pushed = await findPushedNews(database, news.messageId);
  if (!pushed) {
    const isPushed = await pushToAll(platform, news);
    return isPushed ? { next: 'wait', forMs: MAIL_AFTER_MS } : { next: 'mail' };
  }
  if (pushed.opened_at) return { next: 'nothing' };
  const forMs = pushed.pushed_at.getTime() + MAIL_AFTER_MS - clock().getTime();
  return forMs > 0 ? { next: 'wait', forMs } : { next: 'mail' };
}

/** @returns whether any browser's service has it */
async function pushToAll(platform: Platform, news: News): Promise<boolean> {
  const { database, clock } = platform;
  const { account, about, messageId: mail, url, thread } = news;
  const now = clock();
  const subscriptions = await findSubscriptions(database, account, { about, now });
  if (subscriptions.length === 0) return false;
  const quietUntil = new Date(now.getTime() + MAIL_AFTER_MS);
  // Recorded first: if this process ends meanwhile, the mail follows in time and nothing is pushed twice.
  const id = await insertPushedNews(database, {
    account,
    mail,
    thread,
    now,
    quietUntil,
  });
  if (id === null) return false;
  const path = url.startsWith('/') ? url : '/';
  const sent = await Promise.all(
    subscriptions.map((subscription) =>
      pushToBrowser(platform, subscription, { id, kind: about, path }),
    ),
  );
  if (sent.includes(true)) return true;
  await deletePushedNews(database, id);
  return false;
}

/** @returns whether the browser's service has it */
async function pushToBrowser(
  platform: Platform,
  subscription: StoredSubscription,
  news: Parameters<typeof sendPush>[2],
): Promise<boolean> {
  const { database, clock } = platform;
  const { session_id: sessionId } = subscription;
  const delivery = await sendPush(platform, subscription, news);
  if (delivery.result === 'gone') await deleteSubscription(database, sessionId);
  if (delivery.result === 'paused') {
    const until = new Date(clock().getTime() + delivery.forMs);
    await pauseSubscription(database, sessionId, until);
  }
  return delivery.result === 'sent';
}
