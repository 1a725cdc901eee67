import type { DemoData, DemoJob } from '@nextshift/demo-data';
import { hourlyWageRange } from '@nextshift/contract';
import { jobTermsOf } from '../features/subscriptions/index.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function jobRows(
  sample: DemoData,
  { jobIds, employerIds }: { jobIds: Ids; employerIds: Ids },
) {
  const plans = new Map(sample.employers.map(({ key, plan }) => [key, plan]));
  return sample.jobs.map((job) => {
    const terms = jobTermsOf(plans.get(job.employerKey) ?? 'none');
    const hourly = hourlyWageRange(job);
    return {
      id: idOfKey(jobIds, job.key),
      employer_id: idOfKey(employerIds, job.employerKey),
      title: job.title,
      description: job.description,
      type: job.type,
      location_type: job.locationType,
      experience_level: job.experienceLevel,
      industry: job.industry,
      department: job.department,
      address: job.address,
      city: job.city,
      state: job.state,
      zip_code: job.zipCode,
      pay_rate: job.payRate,
      pay_frequency: job.payFrequency,
      min_wage: job.minWage,
      max_wage: job.maxWage,
      hourly_min: hourly?.min ?? null,
      hourly_max: hourly?.max ?? null,
      compensation: job.compensation,
      requirements: job.requirements,
      tags: job.tags,
      skills: job.skills,
      benefits: job.benefits,
      schedule: job.schedule,
      start_date: job.startDate?.toISOString().slice(0, 10) ?? null,
      placement: terms.placement,
      max_applicants: terms.maxApplicants,
      published_at: job.publishedAt,
      closes_at: job.closesAt,
      // No mails about a board that was only just made.
      closing_week_notified_for: job.closesAt,
      created_at: job.createdAt,
      updated_at: job.updatedAt,
      ...statusOf(job),
    };
  });
}

function statusOf(job: DemoJob) {
  return job.status === 'active'
    ? { status: 'Active' as const, closed_at: null }
    : { status: 'Closed' as const, closed_at: job.updatedAt };
}
