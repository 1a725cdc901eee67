import {
  type ClosedReason,
  closingMoment,
  PLAN_ACTIVE_JOBS,
  PLAN_APPLICANTS_PER_JOB,
  renewedClosingTime,
  timeZoneOfState,
} from '@nextshift/contract';
import {
  acceptedOf,
  applicationsOf,
  countApplicants,
  DAY,
  idOf,
  isActive,
  type Job,
  jobsOf,
  type Life,
  MINUTE,
  RETRACTABLE,
  setAlarm,
} from '../life.ts';
import type { Move, Reply } from '../move.ts';
import { announce, changeStatus } from './status.ts';

/** From a job's closing to the end of its undecided applications; also of a freed opening. */
export const GRACE = 60 * MINUTE;
export const WEEK = 7 * DAY;
export const SOON = 3 * DAY;
const MONTH = 30 * DAY;
const ZONE = timeZoneOfState('NC');

const returnable: readonly (string | null)[] = ['filled', 'closed', 'expired', 'plan_ended'];

export const activeJobs = (life: Life) => jobsOf(life).filter(([, job]) => isActive(job));

export const jobsAllowed = ({ plan }: Life): number => PLAN_ACTIVE_JOBS[plan ?? 'none'];

export const applicantsAllowed = ({ plan }: Life): number | null =>
  PLAN_APPLICANTS_PER_JOB[plan ?? 'basic'];

export const hasRoom = (life: Life): boolean => activeJobs(life).length < jobsAllowed(life);

export function post(life: Life, { days, crowd, openings }: Extract<Move, { do: 'post' }>): Reply {
  const number = (life.named += 1);
  if (!hasRoom(life)) return 'plan_limit_reached';
  addJob(life, number, days === null ? null : dayAhead(life.now, days));
  Object.assign(life.jobs[number] ?? {}, { crowd, openings });
  return 201;
}

/** The day of a closing date, as in a form. */
export const dayAhead = (now: number, days: number): string =>
  new Date(now + days * DAY).toISOString().slice(0, 10);

export function addJob(life: Life, number: number, closesOn: string | null): void {
  const closesAt = closingMoment(ZONE, closesOn, new Date(life.now)).getTime();
  const isWithin = (period: number) => (closesAt - life.now <= period ? closesAt : null);
  life.jobs[number] = {
    closedReason: null,
    closedAt: null,
    openingTakenBackAt: null,
    closesAt,
    publishedAt: life.now,
    openings: 1,
    formerOpenings: [],
    maxApplicants: applicantsAllowed(life),
    crowd: 0,
    fullToldAt: null,
    weekToldFor: isWithin(WEEK),
    soonToldFor: isWithin(SOON),
    gone: false,
  };
}

export function closeByEmployer(life: Life, number: number): Reply {
  const job = life.jobs[number];
  if (!job) return 'not_found';
  closeJob(life, number, 'closed');
  return 200;
}

/** Closes an active job; its undecided applications end after the grace. */
export function closeJob(life: Life, number: number, reason: ClosedReason): void {
  const job = life.jobs[number];
  if (!job || !isActive(job)) return;
  job.closedReason = reason;
  job.closedAt = life.now;
  queueEndings(life, number, life.now);
}

/** Queues the end of a closed job's undecided applications, in place of one that is pending. */
export function queueEndings(life: Life, number: number, closedAt: number): void {
  setAlarm(life, {
    key: `end-with-job ${number}`,
    at: Math.max(life.now, closedAt + GRACE),
    ring: { kind: 'end-with-job', job: number, closedAt },
  });
}

export function repost(life: Life, number: number): Reply {
  const job = life.jobs[number];
  if (!job) return 'not_found';
  if (isActive(job)) return 200;
  if (acceptedOf(life, number).length === job.openings) return 'job_has_accepted_applicant';
  if (!hasRoom(life)) return 'plan_limit_reached';
  const closedLongAgo = (job.closedAt ?? 0) < life.now - MONTH;
  Object.assign(job, {
    closedReason: null,
    closedAt: null,
    closesAt:
      job.closesAt > life.now
        ? job.closesAt
        : closingMoment(ZONE, null, new Date(life.now)).getTime(),
    publishedAt: closedLongAgo ? life.now : job.publishedAt,
    maxApplicants: applicantsAllowed(life),
    fullToldAt: null,
  } satisfies Partial<Job>);
  return 200;
}

export function renew(life: Life, number: number): Reply {
  const job = life.jobs[number];
  if (!job) return 'not_found';
  if (!isActive(job)) return 'job_closed';
  if (job.closesAt - life.now > WEEK) return 'renew_too_early';
  job.closesAt = renewedClosingTime(ZONE, new Date(job.closesAt)).getTime();
  return 200;
}

/** Submits again what ended with the job in the last 30 days, once, oldest first, as far as the plan allows. */
export function bringBack(life: Life, number: number): Reply {
  const job = life.jobs[number];
  if (!job) return 'not_found';
  if (!isActive(job)) return 'job_closed';
  const room =
    job.maxApplicants === null
      ? Infinity
      : Math.max(0, job.maxApplicants - countApplicants(life, number));
  const returning = applicationsOf(life)
    .filter(
      (each) =>
        each.job === number &&
        each.status === 'ended' &&
        returnable.includes(each.endedReason) &&
        each.changedAt > life.now - MONTH &&
        each.broughtBackAt === null &&
        life.seekersLeft[each.seeker] === false &&
        !each.hidden,
    )
    .toSorted((one, other) => one.appliedAt - other.appliedAt)
    .slice(0, room);
  for (const application of returning) {
    application.broughtBackAt = life.now;
    changeStatus(life, application, { to: 'submitted', by: 'employer' });
    application.told = 'submitted';
    const news = { status: 'submitted', reason: 'brought_back', at: life.now } as const;
    announce(life, application, 'brought_back', news);
  }
  if (returning.length > 0) tellIfFull(life, number);
  return 200;
}

export function isFull(life: Life, number: number): boolean {
  const { maxApplicants = null } = life.jobs[number] ?? {};
  return maxApplicants !== null && countApplicants(life, number) >= maxApplicants;
}

/** The employer is told once for each posting and limit, when the last application can no longer be taken back. */
export function tellIfFull(life: Life, number: number): void {
  const job = life.jobs[number];
  if (!job || !isFull(life, number) || job.fullToldAt === job.maxApplicants) return;
  setAlarm(life, {
    key: `full-mail ${number}`,
    at: life.now + RETRACTABLE,
    ring: { kind: 'full-mail', job: number, at: life.now },
  });
}

export const findApplication = (life: Life, pair: { job: number; seeker: number }) => {
  const found = life.applications[idOf(pair)];
  return found?.gone === false ? found : undefined;
};
