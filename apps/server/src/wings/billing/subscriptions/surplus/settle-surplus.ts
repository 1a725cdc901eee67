import { countActiveJobs } from '../../../jobs/index.ts';
import { announceClosing } from '../news/subscription-mail.ts';
import { type EffectivePlan, maxActiveJobs } from '../plan-limits.ts';
import type { SubscriptionRow } from '../subscriptions.queries.ts';
import { findSurplusRow, storeSurplus, settleSurplusRow } from './surplus-jobs.queries.ts';
import { surplusTerms } from './surplus-rules.ts';
import type { LockedEmployer } from '../with-locked-employer.queries.ts';

interface PlanInForce {
  /** The live subscription. */
  readonly live: SubscriptionRow | null;
  readonly plan: EffectivePlan;
  /** When all jobs were going to close without a plan; null if that was not announced. */
  readonly announcedEnd: Date | null;
  readonly now: Date;
}

/**
 * Announces when the jobs beyond the plan's limit close, or revokes that once they fit. Without a
 * plan, an announced date stands, independent of the date on which the rest closes.
 */
export async function settleSurplus(
  { transaction, employerId }: LockedEmployer,
  { live, plan, announcedEnd, now }: PlanInForce,
): Promise<void> {
  if (plan === 'none' || live === null) return;
  const jobsAllowed = maxActiveJobs(plan);
  const activeJobs = await countActiveJobs(transaction, employerId);
  if (activeJobs <= jobsAllowed) return settleSurplusRow(transaction, employerId, now);
  const before = await findSurplusRow(transaction, employerId);
  const { closesAt, lowestAllowed } = surplusTerms(before, { jobsAllowed, announcedEnd, now });
  const isAnnounced =
    before?.settled_at === null &&
    before.jobs_allowed === jobsAllowed &&
    before.closes_at.getTime() === closesAt.getTime();
  if (isAnnounced || isDue(before, now)) return;
  await storeSurplus(transaction, {
    employer_id: employerId,
    jobs_allowed: jobsAllowed,
    lowest_allowed: lowestAllowed,
    closes_at: closesAt,
  });
  await announceClosing(transaction, {
    news: 'surplus_closes',
    subscriptionId: live.id,
    jobs: activeJobs - jobsAllowed,
    moment: closesAt,
  });
}

/** Whether the closing is due: the recurring task does it, and no change postpones it. */
function isDue(before: { settled_at: Date | null; closes_at: Date } | undefined, now: Date) {
  return before?.settled_at === null && before.closes_at <= now;
}
