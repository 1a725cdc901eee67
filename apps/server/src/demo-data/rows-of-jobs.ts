import type { DemoData, DemoJob } from '@nextshift/demo-data';
import { type ClosedReason, hourlyPay } from '@nextshift/contract';
import { columnsOfShifts } from '../wings/posting/index.ts';
import { columnsOfFields } from '../wings/jobs/index.ts';
import { jobTermsOf } from '../wings/billing/index.ts';
import { idOfKey } from './id-of-key.ts';
import type { ShiftsByJob } from './rows-of-shifts.ts';

type Ids = ReadonlyMap<string, string>;

export function jobRows(
  sample: DemoData,
  { jobIds, employerIds, shifts }: { jobIds: Ids; employerIds: Ids; shifts: ShiftsByJob },
) {
  const plans = new Map(sample.employers.map(({ key, plan }) => [key, plan]));
  const closedReasons = closedReasonsOf(sample);
  return sample.jobs.map((job) => {
    const terms = jobTermsOf(plans.get(job.employerKey) ?? 'none');
    const hourly = hourlyPay(job);
    return {
      id: idOfKey(jobIds, job.key),
      employer_id: idOfKey(employerIds, job.employerKey),
      ...columnsOfFields(job),
      ...columnsOfShifts(shifts.get(job.key) ?? []),
      each_works: job.eachWorks && JSON.stringify(job.eachWorks),
      tips: job.tips && JSON.stringify(job.tips),
      hourly_min: hourly?.min ?? null,
      hourly_max: hourly?.max ?? null,
      start_date: job.startDate?.toISOString().slice(0, 10) ?? null,
      placement: terms.placement,
      max_applicants: terms.maxApplicants,
      published_at: job.publishedAt,
      // No mails about a board that was only just made.
      closing_week_notified_for: job.closesAt,
      created_at: job.createdAt,
      updated_at: job.updatedAt,
      ...statusOf(job, closedReasons.get(job.key)),
    };
  });
}

/** Why sample jobs are closed, by their keys. */
export function closedReasonsOf(sample: DemoData): ReadonlyMap<string, ClosedReason> {
  const accepted = sample.applications.filter(({ status }) => status === 'accepted');
  const filled = new Set(accepted.map(({ jobKey }) => jobKey));
  const closed = sample.jobs.filter(({ status }) => status === 'closed');
  return new Map(closed.map(({ key }) => [key, filled.has(key) ? 'filled' : 'closed']));
}

function statusOf(job: DemoJob, reason: ClosedReason | undefined) {
  return reason === undefined
    ? { status: 'Active' as const, closed_at: null, closed_reason: null }
    : { status: 'Closed' as const, closed_at: job.updatedAt, closed_reason: reason };
}
