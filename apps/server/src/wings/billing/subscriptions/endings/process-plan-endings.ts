import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { hasOnlyWaited } from '../../../../platform/database/constraint-errors.ts';
import { eachApart } from '../../../../platform/queue/each-apart.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { closeActiveJobs, countActiveJobs } from '../../../jobs/index.ts';
import { announceClosing } from '../news/subscription-mail.ts';
import {
  findDueClosings,
  findLapsedPlans,
  findUnannouncedEndings,
  clearClosing,
  markJobsClosed,
  setClosing,
} from './plan-endings.queries.ts';
import { processSurplusJobs } from '../surplus/process-surplus-jobs.ts';
import { planOf } from '../plan-limits.ts';
import { refreshSubscription } from '../provider-state/refresh-subscription.ts';
import { processSandboxPlans } from '../provider-state/sandbox-plans.ts';
import { findLiveSubscription } from '../subscriptions.queries.ts';
import { type LockedEmployer, withLockedEmployer } from '../with-locked-employer.queries.ts';

/** How long before their jobs close without a plan employers are notified. */
const NOTICE_MS = 7 * DAY_MS;
/** How often the provider is queried about a plan whose period is over without a renewal. */
const CHECK_AGAIN_MS = 15 * MINUTE_MS;
/** Plans of each kind per run; the next run handles the rest. */
const BATCH_SIZE = 100;

/**
 * The recurring task for plans that end. Active jobs of an employer without a plan close seven days
 * after the mail about it, and never before the plan ends. Each employer is processed under a lock
 * on its row, so that only one instance does it; locked ones are skipped until the next run. Jobs
 * beyond a running plan's limit close the same way.
 */
export const processPlanEndings = defineTask({
  name: 'plan-endings',
  schedule: 'every minute',
  async run(platform) {
    await processSandboxPlans(platform);
    await checkLapsed(platform);
    await announceEndings(platform);
    await closeDueJobs(platform);
    await processSurplusJobs(platform);
  },
});

/** Reads plans whose period is over again. While the provider is unavailable, the rest can wait. */
async function checkLapsed(platform: Platform): Promise<void> {
  const { database, payments, clock, log } = platform;
  const now = clock();
  const checkedBefore = new Date(now.getTime() - CHECK_AGAIN_MS);
  const scope = { provider: payments.name, now, checkedBefore, limit: BATCH_SIZE };
  for (const lapsed of await findLapsedPlans(database, scope)) {
    const { employer_id: employerId, provider_subscription_id: subscriptionId } = lapsed;
    try {
      await refreshSubscription(platform, { employerId, subscriptionId, skipsBusy: true });
    } catch (error) {
      if (hasOnlyWaited(error)) throw error;
      log.warn({ err: error, subscriptionId: lapsed.id }, 'could not check a plan');
      return;
    }
  }
}

async function announceEndings(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const until = () => new Date(clock().getTime() + NOTICE_MS);
  const unannounced = await findUnannouncedEndings(database, { until: until(), limit: BATCH_SIZE });
  await eachApart(unannounced, ({ employer_id: employerId }) => {
    const announce = async ({ transaction }: LockedEmployer) => {
      const scope = { until: until(), employerId, limit: 1 };
      const [ending] = await findUnannouncedEndings(transaction, scope);
      if (!ending) return;
      const now = clock();
      const isOver = ending.status === 'canceled' || ending.status === 'unpaid';
      const planEnd = isOver ? now.getTime() : ending.current_period_end.getTime();
      const closeAt = new Date(Math.max(planEnd, now.getTime() + NOTICE_MS));
      await setClosing(transaction, ending.id, { closeAt, now });
      await announceClosing(transaction, {
        news: 'jobs_close',
        subscriptionId: ending.id,
        jobs: await countActiveJobs(transaction, employerId),
        moment: closeAt,
      });
    };
    return withLockedEmployer(platform, employerId, announce, { skipsBusy: true });
  });
}

async function closeDueJobs(platform: Platform): Promise<void> {
  const { database, clock, config } = platform;
  const due = await findDueClosings(database, { now: clock(), limit: BATCH_SIZE });
  await eachApart(due, ({ employer_id: employerId }) => {
    const close = async ({ transaction }: LockedEmployer) => {
      const now = clock();
      const [closing] = await findDueClosings(transaction, { now, employerId, limit: 1 });
      if (!closing) return;
      const live = await findLiveSubscription(transaction, employerId);
      if (planOf(live, now) !== 'none') return clearClosing(transaction, employerId);
      const graceMs = config.closingGraceMs;
      const jobs = await closeActiveJobs(transaction, employerId, {
        reason: 'plan_ended',
        now,
        graceMs,
      });
      await markJobsClosed(transaction, closing.id);
      const closed = { subscriptionId: closing.id, jobs, moment: now };
      if (jobs > 0) await announceClosing(transaction, { news: 'jobs_closed', ...closed });
    };
    return withLockedEmployer(platform, employerId, close, { skipsBusy: true, changesJobs: true });
  });
}
