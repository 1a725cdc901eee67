import type { NewsKind } from '@nextshift/contract';
import type { Account } from '../authentication/sessions.ts';
import type { Queryable } from '../database/database.ts';
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
  /** Whether the app has a notice of it, which can be read as well. */
  readonly hasNotice?: boolean;
  /**
   * News of the same thread is pushed at most once in ten minutes. Whether it was read is known there, and not by one push
   * that was opened: more may have been written since.
   */
  readonly thread?: string | undefined;
  /** The job whose applicants it is about: an employer who opens them has read it. */
  readonly applicantsOf?: string | undefined;
}

/** What is left to do: to mail it now, as no service took it or nobody opened it, or after a wait, or nothing. */
type Outcome =
  | { readonly next: 'mail'; readonly isRefused: boolean }
  | { readonly next: 'wait'; readonly forMs: number }
  | { readonly next: 'opened' };

/**
 * Pushes news to the browsers of an account that take it, once, however often it is called. Where none takes it, its mail
 * is sent at once; otherwise only if the news is not opened within ten minutes.
 */
export async function pushNews(platform: Platform, news: News): Promise<Outcome> {
  const { database, clock } = platform;
  const pushed = await findPushedNews(database, news.messageId);
  if (!pushed) return pushToAll(platform, news);
  if (pushed.opened_at && news.thread === undefined) return { next: 'opened' };
  const forMs = pushed.pushed_at.getTime() + MAIL_AFTER_MS - clock().getTime();
  return forMs > 0 ? { next: 'wait', forMs } : { next: 'mail', isRefused: false };
}

async function pushToAll(platform: Platform, news: News): Promise<Outcome> {
  const { database, clock } = platform;
  const { account, about, messageId: mail, url, thread, applicantsOf, hasNotice = false } = news;
  const now = clock();
  const subscriptions = await findSubscriptions(database, account, { about, now });
  if (subscriptions.length === 0) return { next: 'mail', isRefused: false };
  const open = subscriptions.filter(({ paused_until: until }) => until === null || until <= now);
  if (open.length === 0) return { next: 'mail', isRefused: true };
  const waits = { next: 'wait', forMs: MAIL_AFTER_MS } as const;
  // Recorded first: if this process ends meanwhile, the mail follows in time and nothing is pushed twice.
  const id = await insertPushedNews(database, {
    account,
    mail,
    thread,
    applicantsOf,
    hasNotice,
    now,
    quietUntil: new Date(now.getTime() + MAIL_AFTER_MS),
  });
  // It is being pushed, or its thread has to be quiet.
  if (id === null) return waits;
  const path = url.startsWith('/') ? url : '/';
  const pushed = { id, kind: about, path, hasNotice: hasNotice || thread !== undefined };
  const sent = await Promise.all(
    open.map((subscription) => pushToBrowser(platform, subscription, pushed)),
  );
  if (sent.includes(true)) return waits;
  await deletePushedNews(database, id);
  return { next: 'mail', isRefused: true };
}

interface Mailed {
  readonly account: Account;
  readonly thread: string;
  /** An id that no mail has. */
  readonly mail: string;
  readonly now: Date;
}

/** Keeps a thread of which something was mailed from being pushed for ten minutes. */
export async function keepQuiet(database: Queryable, mailed: Mailed): Promise<void> {
  const quietUntil = new Date(mailed.now.getTime() + MAIL_AFTER_MS);
  await insertPushedNews(database, { ...mailed, hasNotice: false, quietUntil });
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
