import { DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import type { ClosingNews, SubscriptionNews } from './subscription-news.ts';
import type { SubscriptionRow } from '../subscriptions.queries.ts';

/** Older events are recorded but not announced. */
const ANNOUNCED_FOR_MS = 7 * DAY_MS;
/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

interface Announcement {
  readonly news: SubscriptionNews;
  readonly row: SubscriptionRow;
  /** The id of its row in the history. */
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly now: Date;
}

/** Queues a mail about a change of the plan, in the transaction that stores it. */
export async function announce(
  transaction: DatabaseTransaction,
  { news, row, eventId, occurredAt, now }: Announcement,
): Promise<void> {
  if (now.getTime() - occurredAt.getTime() > ANNOUNCED_FOR_MS) return;
  await enqueue(
    transaction,
    'subscription-mail',
    { news, subscriptionId: row.id, about: eventId },
    { jobKey: `subscription-mail ${news} ${eventId}`, maxAttempts: MAX_ATTEMPTS },
  );
}

/** Queues a mail about jobs that will close or have closed, without a plan or beyond its limit. */
export async function announceClosing(
  transaction: DatabaseTransaction,
  { news, subscriptionId, jobs, moment }: ClosingAnnouncement,
): Promise<void> {
  const about = String(moment.getTime());
  await enqueue(
    transaction,
    'subscription-mail',
    { news, subscriptionId, about, jobs: String(jobs) },
    { jobKey: `subscription-mail ${news} ${subscriptionId} ${about}`, maxAttempts: MAX_ATTEMPTS },
  );
}

interface ClosingAnnouncement {
  readonly news: ClosingNews;
  readonly subscriptionId: string;
  /** How many jobs are affected. */
  readonly jobs: number;
  /** When they close, or closed. */
  readonly moment: Date;
}
