import { isLiveSubscription, entityId, plans, type Surplus } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { isSuspended } from '../plan-limits.ts';
import { findSurplusJobs } from '../surplus/find-surplus-jobs.ts';
import { isFromSandbox } from '../provider-state/sandbox-plans.ts';
import { findBillingEvent } from '../provider-state/subscription-events.queries.ts';
import { subscriptionNews } from './subscription-news.ts';
import {
  findBilledEmployer,
  findSubscription,
  type SubscriptionRow,
} from '../subscriptions.queries.ts';

const payloadSchema = z.object({
  news: z.enum(subscriptionNews),
  subscriptionId: entityId,
  /** A line of the history, or the moment of a closing in milliseconds. */
  about: z.string(),
  jobs: z.coerce.number().int().default(0),
});

type Payload = z.output<typeof payloadSchema>;

/** The task that mails an employer about a change of the plan. */
export async function sendSubscriptionMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config, payments } = platform;
  const update = payloadSchema.parse(payload);
  const row = await findSubscription(database, update.subscriptionId);
  if (!row) return;
  const surplus = await findSurplusJobs(database, row.employer_id);
  if (!isStillSo(update, row, surplus)) return;
  const employer = await findBilledEmployer(database, row.employer_id);
  const event = entityId.safeParse(update.about).success
    ? await findBillingEvent(database, update.about)
    : undefined;
  const planType = event?.plan_type ?? row.plan_type;
  const plan = plans.find(({ id }) => id === planType);
  if (!employer || !plan) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { subscriptionMail } = await import('./subscription-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: employer.id },
    to: employer.email,
    messageId: `subscription.${update.news}.${row.id}.${update.about}`,
    ...subscriptionMail({
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      companyName: employer.companyName,
      news: update.news,
      planName: plan.name,
      maxActiveJobs: plan.limitations.maxActiveJobs,
      billingCycle: event?.billing_cycle ?? row.billing_cycle,
      amount: event?.amount ?? null,
      periodEnd: row.current_period_end,
      jobs: update.jobs,
      jobsCloseAt: row.jobs_close_at,
      surplus,
      fromSandbox: isFromSandbox(row, payments),
    }),
  });
}

/** Jobs that were going to close may stay open after all. */
function isStillSo(
  { news, about }: Payload,
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
