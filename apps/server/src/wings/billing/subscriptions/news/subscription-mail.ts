import { DAY_MS, isLiveSubscription, entityId, plans, type Surplus } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { isFromSandbox, isSuspended } from '../plan-limits.ts';
import { findSurplusJobs } from '../surplus/find-surplus-jobs.ts';
import { findBillingEvent } from '../provider-state/subscription-events.queries.ts';
import { subscriptionMailTexts } from './subscription-mail-texts.ts';
import { type ClosingNews, type SubscriptionNews, subscriptionNews } from './subscription-news.ts';
import {
  findBilledEmployer,
  findSubscription,
  type SubscriptionRow,
} from '../subscriptions.queries.ts';

/** Older events are recorded but not announced. */
const ANNOUNCED_FOR_MS = 7 * DAY_MS;

/** The mail to an employer about a change of the plan, and its effect on the jobs, if it still is so. */
export const subscriptionMail = defineMail({
  name: 'subscription-mail',
  payload: z.object({
    news: z.enum(subscriptionNews),
    subscriptionId: entityId,
    /** A line of the history, or the moment of a closing in milliseconds. */
    about: z.string(),
    jobs: z.coerce.number<string>().int().default(0),
  }),
  async read({ database, config, payments }, { news, subscriptionId, about, jobs }) {
    const row = await findSubscription(database, subscriptionId);
    if (!row) return null;
    const surplus = await findSurplusJobs(database, row.employer_id);
    if (!isStillSo({ news, about }, row, surplus)) return null;
    const employer = await findBilledEmployer(database, row.employer_id);
    const event = entityId.safeParse(about).success
      ? await findBillingEvent(database, about)
      : undefined;
    const planType = event?.plan_type ?? row.plan_type;
    const plan = plans.find(({ id }) => id === planType);
    if (!employer || !plan) return null;
    return {
      account: { kind: 'employer', accountId: employer.id },
      to: employer.email,
      messageId: `subscription.${news}.${row.id}.${about}`,
      supportEmail: config.supportEmail,
      companyName: employer.companyName,
      news,
      planName: plan.name,
      maxActiveJobs: plan.limitations.maxActiveJobs,
      billingCycle: event?.billing_cycle ?? row.billing_cycle,
      amount: event?.amount ?? null,
      periodEnd: row.current_period_end,
      jobs,
      jobsCloseAt: row.jobs_close_at,
      surplus,
      fromSandbox: isFromSandbox(row, payments),
    };
  },
  template({ news, companyName, ...told }) {
    const texts = subscriptionMailTexts[news](told);
    const { subject, paragraphs, label, page = '/employer/subscription' } = texts;
    const [first, ...rest] = paragraphs;
    return {
      subject,
      title: subject,
      paragraphs: [`Hi ${companyName}, ${first}`, ...rest],
      action: { label, url: page },
      footnote: 'You get this email because it is about your company’s plan on NextShift.',
    };
  },
});

/** Jobs that were going to close may stay open after all. */
function isStillSo(
  { news, about }: { readonly news: SubscriptionNews; readonly about: string },
  row: SubscriptionRow,
  surplus: Surplus | null,
): boolean {
  if (news === 'cancel_scheduled') return row.cancel_at_period_end;
  if (news === 'suspended' || news === 'restored') {
    return isLiveSubscription(row.status) && isSuspended(row) === (news === 'suspended');
  }
  if (news === 'surplus_closes') return surplus !== null && closingOf(surplus) === Number(about);
  return news !== 'jobs_close' || row.jobs_close_at?.getTime() === Number(about);
}

function closingOf({ closesAt }: Surplus): number {
  return Date.parse(closesAt);
}

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
  const payload = { news, subscriptionId: row.id, about: eventId };
  await enqueue(transaction, subscriptionMail, payload, {
    jobKey: `subscription-mail ${news} ${eventId}`,
  });
}

/** Queues a mail about jobs that will close or have closed, without a plan or beyond its limit. */
export async function announceClosing(
  transaction: DatabaseTransaction,
  { news, subscriptionId, jobs, moment }: ClosingAnnouncement,
): Promise<void> {
  const about = String(moment.getTime());
  const payload = { news, subscriptionId, about, jobs: String(jobs) };
  await enqueue(transaction, subscriptionMail, payload, {
    jobKey: `subscription-mail ${news} ${subscriptionId} ${about}`,
  });
}

interface ClosingAnnouncement {
  readonly news: ClosingNews;
  readonly subscriptionId: string;
  /** How many jobs are affected. */
  readonly jobs: number;
  /** When they close, or closed. */
  readonly moment: Date;
}
