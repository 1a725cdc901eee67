import type { Platform } from '../../../../platform/platform.ts';
import { eachApart } from '../../../../platform/queue/each-apart.ts';
import { closeJobsOf, listActiveJobs } from '../../../jobs/index.ts';
import { announceClosing } from '../news/subscription-mail.ts';
import { maxActiveJobs, planOf } from '../plan-limits.ts';
import { settleSurplus } from './settle-surplus.ts';
import { findEndedSubscription, findLiveSubscription } from '../subscriptions.queries.ts';
import {
  findDueSurplus,
  findUnannouncedSurplus,
  settleSurplusRow,
} from './surplus-jobs.queries.ts';
import { selectRemainingJobs } from './surplus-rules.ts';
import { type LockedEmployer, withLockedEmployer } from '../with-locked-employer.queries.ts';

/** Employers per run; the next run handles the rest. */
const BATCH_SIZE = 100;

/**
 * The recurring task for jobs beyond a plan's limit: announces the date to employers not yet
 * notified and, when it is due, closes the newest jobs beyond the limit, except for those the
 * employer chose.
 */
export async function processSurplusJobs(platform: Platform): Promise<void> {
  const { database, clock, config } = platform;
  const unannounced = await findUnannouncedSurplus(database, { now: clock(), limit: BATCH_SIZE });
  await eachApart(unannounced, ({ employer_id: employerId }) => {
    const announce = (locked: LockedEmployer) => announceSurplus(locked, clock());
    return withLockedEmployer(platform, employerId, announce, { skipsBusy: true });
  });
  const due = await findDueSurplus(database, { now: clock(), limit: BATCH_SIZE });
  await eachApart(due, ({ employer_id: employerId }) => {
    const close = (locked: LockedEmployer) =>
      closeSurplus(locked, { now: clock(), graceMs: config.closingGraceMs });
    return withLockedEmployer(platform, employerId, close, { skipsBusy: true, changesJobs: true });
  });
}

async function announceSurplus(locked: LockedEmployer, now: Date): Promise<void> {
  const live = (await findLiveSubscription(locked.transaction, locked.employerId)) ?? null;
  const plan = planOf(live ?? undefined, now);
  await settleSurplus(locked, { live, plan, announcedEnd: null, now });
}

async function closeSurplus(
  locked: LockedEmployer,
  moment: { readonly now: Date; readonly graceMs: number },
): Promise<void> {
  const { transaction, employerId } = locked;
  const { now } = moment;
  const [row] = await findDueSurplus(transaction, { now, employerId, limit: 1 });
  if (!row) return;
  const live = await findLiveSubscription(transaction, employerId);
  const plan = planOf(live, now);
  // Without a plan, the announced surplus still closes; the rest closes on its own date.
  const room = plan === 'none' ? row.jobs_allowed : maxActiveJobs(plan);
  const jobs = await listActiveJobs(transaction, employerId);
  const staying = selectRemainingJobs(jobs, row.kept_job_ids, room);
  const closing = jobs.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
  await settleSurplusRow(transaction, employerId, now);
  if (closing.length === 0) return;
  await closeJobsOf(transaction, employerId, closing, { reason: 'plan_ended', ...moment });
  const subscription = live ?? (await findEndedSubscription(transaction, employerId));
  if (!subscription) return;
  await announceClosing(transaction, {
    news: 'surplus_closed',
    subscriptionId: subscription.id,
    jobs: closing.length,
    moment: now,
  });
}
