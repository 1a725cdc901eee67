import type { PlanId } from '@nextshift/contract';
import { DAY, type Life, setAlarm } from '../life.ts';
import type { Reply } from '../move.ts';
import { activeJobs, closeJob, jobsAllowed, applicantsAllowed, WEEK } from './jobs.ts';

const REMEMBERED = 30 * DAY;

export function changePlan(life: Life, plan: PlanId): Reply {
  if (life.plan === null) return 'subscription_ended';
  if (life.plan === plan) return 'illegal_subscription_change';
  life.plan = plan;
  applyPlan(life);
  setAlarm(life, { key: 'plan-event', at: life.now, ring: { kind: 'plan-event' } });
  return 200;
}

export function endPlan(life: Life): Reply {
  if (life.plan === null) return 'subscription_ended';
  life.plan = null;
  applyPlan(life);
  return 200;
}

/** The limits of active jobs follow the plan; jobs beyond it will close. */
export function applyPlan(life: Life): void {
  for (const [, job] of activeJobs(life)) job.maxApplicants = applicantsAllowed(life);
  if (life.plan !== null) settleSurplus(life);
}

/** Jobs beyond a smaller plan close in a week; changing back and forth gains no time. */
function settleSurplus(life: Life): void {
  const { surplus, now } = life;
  const allowed = jobsAllowed(life);
  if (activeJobs(life).length <= allowed) {
    if (surplus) surplus.settled = true;
    return;
  }
  if (surplus?.settled === false && surplus.closesAt <= now) return;
  if (!surplus || now - surplus.closesAt >= REMEMBERED || allowed < surplus.lowest) {
    life.surplus = { allowed, lowest: allowed, closesAt: now + WEEK, settled: false };
  } else {
    const closesAt = surplus.closesAt > now ? surplus.closesAt : now + DAY;
    life.surplus = { allowed, lowest: surplus.lowest, closesAt, settled: false };
  }
}

/** Closes the jobs of an ended plan a week after that was announced, and the newest beyond a smaller one. */
export function closeJobsBeyondPlan(life: Life): void {
  const { now, plan } = life;
  if (plan === null && !life.closingAnnounced && activeJobs(life).length > 0) {
    life.closingAnnounced = true;
    life.jobsCloseAt = now + WEEK;
  }
  if (life.jobsCloseAt !== null && life.jobsCloseAt <= now) {
    life.jobsCloseAt = null;
    for (const [number] of activeJobs(life)) closeJob(life, number, 'plan_ended');
  }
  if (
    plan !== null &&
    life.surplus?.settled !== false &&
    activeJobs(life).length > jobsAllowed(life)
  ) {
    settleSurplus(life);
  }
  const { surplus } = life;
  if (surplus?.settled !== false || surplus.closesAt > now) return;
  surplus.settled = true;
  const room = plan === null ? surplus.allowed : jobsAllowed(life);
  const inOrder = activeJobs(life).toSorted(
    ([, one], [, other]) => one.publishedAt - other.publishedAt,
  );
  for (const [number] of inOrder.slice(room)) closeJob(life, number, 'plan_ended');
}
