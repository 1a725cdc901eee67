import { ANSWER_END_DAYS, type ApplicationStatus, awaitingStatuses } from '@nextshift/contract';
import type { DemoApplication, DemoJob } from '../demo-data.ts';
import { daysAfter, daysBefore, momentBetween } from './demo-moments.ts';
import { seededRandom } from './seeded-random.ts';

/** Collects applications; a seeker's second one to the same job is refused. */
export interface ApplicationLedger {
  add(job: DemoJob, seekerKey: string, status: ApplicationStatus): boolean;
  countFor(jobKey: string): number;
  countAccepted(jobKey: string): number;
  all(): DemoApplication[];
}

/** An application is decided, or withdrawn, within so many days. */
const patienceDays = 9;

/** Those that wait for an answer have been waiting for at most so many days, a while before they end without one. */
const waitingDays = ANSWER_END_DAYS - 4;

export function applicationLedger(now: Date): ApplicationLedger {
  const applications = new Map<string, DemoApplication>();
  const counts = new Map<string, number>();

  return {
    add(job, seekerKey, status) {
      const key = `${job.key}/${seekerKey}`;
      if (applications.has(key)) return false;
      const random = seededRandom(`application:${key}`);
      const end = job.status === 'closed' ? job.updatedAt : now;
      const isAwaiting = job.status !== 'closed' && awaitingStatuses.some((one) => one === status);
      const start = isAwaiting
        ? later(job.publishedAt, daysBefore(now, waitingDays))
        : job.publishedAt;
      const createdAt = momentBetween(start, end, random);
      const isAccepted = status === 'accepted';
      const decidedAt =
        status === 'submitted'
          ? createdAt
          : momentBetween(createdAt, earlier(end, daysAfter(createdAt, patienceDays)), random);
      // Acceptance closes a job with a single opening, so both have the same time.
      const settledAt = isAccepted && job.status === 'closed' ? job.updatedAt : decidedAt;
      applications.set(key, {
        key,
        jobKey: job.key,
        seekerKey,
        status,
        createdAt,
        updatedAt: settledAt,
        acceptedDate: isAccepted ? settledAt : null,
      });
      counts.set(job.key, (counts.get(job.key) ?? 0) + 1);
      return true;
    },
    countFor: (jobKey) => counts.get(jobKey) ?? 0,
    countAccepted: (jobKey) =>
      [...applications.values()].filter(
        (application) => application.jobKey === jobKey && application.status === 'accepted',
      ).length,
    all: () => [...applications.values()],
  };
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
