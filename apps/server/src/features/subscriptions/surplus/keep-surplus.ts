import type { Platform } from '../../../platform/platform.ts';
import { closeJobsOf, listActiveJobs } from '../../jobs/index.ts';
import { announceClosing } from '../news/announce.ts';
import { maxActiveJobs, planOf } from '../plan-limits.ts';
import { settleSurplus } from './settle-surplus.ts';
import { findEndedSubscription, findLiveSubscription } from '../subscriptions.queries.ts';
import {
  findDueSurplus,
  findUnannouncedSurplus,
  settleSurplusRow,
} from './surplus-jobs.queries.ts';
import { jobsThatStay } from './surplus-rules.ts';
import { type LockedEmployer, withLockedEmployer } from '../with-locked-employer.queries.ts';

/** Employers that one run deals with; the rest is the next one's. */
const AT_ONCE = 100;

/**
 * The recurring task of jobs beyond a plan: announces the day to whoever was not told, and closes the
 * newest beyond the limit when it has come, but for those that the employer chose to keep.
 */
export async function keepSurplusJobs(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  for (const { employer_id: employerId } of await findUnannouncedSurplus(database, {
    now: clock(),
    limit: AT_ONCE,
  })) {
    const tell = (locked: LockedEmployer) => announceSurplus(locked, clock());
    await withLockedEmployer(platform, employerId, tell, { skipsBusy: true });
  }
  const due = await findDueSurplus(database, { now: clock(), limit: AT_ONCE });
  for (const { employer_id: employerId } of due) {
    const close = (locked: LockedEmployer) => closeSurplus(locked, clock());
    await withLockedEmployer(platform, employerId, close, { skipsBusy: true });
  }
}

async function announceSurplus(locked: LockedEmployer, now: Date): Promise<void> {
  const live = (await findLiveSubscription(locked.transaction, locked.employerId)) ?? null;
  const plan = planOf(live ?? undefined, now);
  await settleSurplus(locked, { live, plan, announcedEnd: null, now });
}

async function closeSurplus(locked: LockedEmployer, now: Date): Promise<void> {
  const { transaction, employerId } = locked;
  const [row] = await findDueSurplus(transaction, { now, employerId, limit: 1 });
  if (!row) return;
  const live = await findLiveSubscription(transaction, employerId);
  const plan = planOf(live, now);
  // Without a plan what was announced still holds; the rest closes as announced for that.
  const room = plan === 'none' ? row.jobs_allowed : maxActiveJobs(plan);
  const jobs = await listActiveJobs(transaction, employerId);
  const staying = jobsThatStay(jobs, row.kept_job_ids, room);
  const closing = jobs.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
  await settleSurplusRow(transaction, employerId, now);
  if (closing.length === 0) return;
  await closeJobsOf(transaction, employerId, closing, now);
  const subscription = live ?? (await findEndedSubscription(transaction, employerId));
  if (!subscription) return;
  await announceClosing(transaction, {
    news: 'surplus_closed',
    subscriptionId: subscription.id,
    jobs: closing.length,
    moment: now,
  });
}
