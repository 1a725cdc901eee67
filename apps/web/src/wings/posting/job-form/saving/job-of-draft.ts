import {
  defaultClosingDay,
  describeShifts,
  hourlyPay,
  payFrequencies,
  timeZoneOfState,
  workloadOfJob,
  type Employer,
  type Job,
} from '@nextshift/contract';
import { EMPTY_DRAFT, fieldsOfDraft, type JobDraft } from '../job-draft.ts';

interface Preview {
  readonly employer: Pick<Employer, 'id' | 'companyName' | 'logo' | 'responsiveness' | 'verified'>;
  readonly image: string | null;
  readonly now: Date;
}

/** The job as it would be posted now, with gaps where something is missing. */
export function jobOfDraft(draft: JobDraft, { employer, image, now }: Preview): Job {
  const fields = fieldsOfDraft(draft);
  const time = now.toISOString();
  const timeZone = timeZoneOfState(fields.state ?? '');
  const city = fields.city ?? 'City';
  const pay = {
    payRate: fields.payRate ?? null,
    payFrequency: payFrequencies.find((each) => each === draft.payFrequency) ?? null,
    minWage: fields.minWage ?? null,
    maxWage: fields.maxWage ?? null,
    expectedHours: fields.expectedHours ?? null,
  };
  const shifts = (fields.shifts ?? []).map((each, index) => ({
    ...each,
    id: each.id ?? String(index),
    capacity: each.capacity ?? fields.openings ?? 1,
  }));
  const hourly = hourlyPay({ ...pay, shifts, eachWorks: fields.eachWorks ?? null });
  return {
    id: employer.id,
    companyName: employer.companyName,
    company: employer.companyName,
    employerId: employer.id,
    logo: employer.logo,
    jobImage: image,
    title: fields.title ?? 'Your job title',
    description: fields.description ?? 'Your description.',
    type: fields.type ?? 'Part-time',
    city,
    state: fields.state ?? 'State',
    timeZone,
    location: city,
    locationType: fields.locationType ?? 'On-site',
    ...pay,
    hourlyPay: hourly,
    shifts,
    shiftLines: describeShifts(shifts),
    eachWorks: fields.eachWorks ?? null,
    workload: workloadOfJob(
      { shifts, eachWorks: fields.eachWorks ?? null, openings: fields.openings ?? 1 },
      { hourlyPay: hourly, payFrequency: pay.payFrequency, timeZone },
    ),
    address: fields.address ?? null,
    zipCode: fields.zipCode ?? null,
    experienceLevel: fields.experienceLevel ?? null,
    industry: fields.industry ?? null,
    requirements: fields.requirements ?? EMPTY_DRAFT.requirements,
    tags: fields.tags ?? EMPTY_DRAFT.tags,
    skills: fields.skills ?? EMPTY_DRAFT.skills,
    benefits: fields.benefits ?? EMPTY_DRAFT.benefits,
    status: 'Active',
    moderation: 'clear',
    moderationReasons: [],
    closedReason: null,
    revision: 1,
    applicantCount: 0,
    openings: fields.openings ?? 1,
    openingsLeft: fields.openings ?? 1,
    full: false,
    createdAt: time,
    updatedAt: time,
    publishedAt: time,
    closesAt: fields.closesAt ?? defaultClosingDay(timeZone, now),
    featured: false,
    department: fields.department ?? null,
    compensation: fields.compensation ?? null,
    schedule: fields.schedule ?? null,
    applyWebsite: null,
    startDate: fields.startDate ?? null,
    responsiveness: employer.responsiveness,
    verified: employer.verified,
  };
}
