import {
  defaultClosingDay,
  describeShifts,
  hourlyPay,
  jobContent,
  jobFields,
  partOf,
  payWithTips,
  timeZoneOfState,
  tipsOfJob,
  workloadOfJob,
  type Employer,
  type Job,
} from '@nextshift/contract';
import { fieldsOfDraft, type JobDraft } from '../job-draft.ts';

interface Preview {
  readonly employer: Pick<Employer, 'id' | 'companyName' | 'logo' | 'responsiveness' | 'verified'>;
  readonly image: string | null;
  readonly now: Date;
}

const plainContent = jobContent.omit({ shifts: true, closesAt: true });

/** The job as it would be posted now, with gaps where something is missing. */
export function jobOfDraft(draft: JobDraft, { employer, image, now }: Preview): Job {
  const typed = fieldsOfDraft(draft);
  const time = now.toISOString();
  const { shifts: typedShifts = [], closesAt, ...others } = typed;
  const fields = plainContent.parse({
    ...partOf(jobFields, 'none'),
    title: 'Your job title',
    description: 'Your description.',
    type: 'Part-time',
    city: 'City',
    state: 'State',
    ...others,
    ...tipsOfJob(typed),
  });
  const timeZone = timeZoneOfState(typed.state ?? '');
  const shifts = typedShifts.map((each, index) => ({
    ...each,
    id: each.id ?? String(index),
    capacity: each.capacity ?? fields.openings,
  }));
  const hourly = hourlyPay({ ...fields, shifts });
  return {
    ...fields,
    id: employer.id,
    companyName: employer.companyName,
    company: employer.companyName,
    employerId: employer.id,
    logo: employer.logo,
    jobImage: image,
    // A preview draws none: the employer chooses a picture beside it.
    scene: null,
    timeZone,
    location: fields.city,
    hourlyPay: hourly,
    withTips: payWithTips(hourly, fields.tips),
    shifts,
    shiftLines: describeShifts(shifts),
    workload: workloadOfJob(
      { ...fields, shifts },
      { hourlyPay: hourly, payFrequency: fields.payFrequency, tipped: fields.tipped, timeZone },
    ),
    status: 'Active',
    moderation: 'clear',
    moderationReasons: [],
    closedReason: null,
    revision: 1,
    applicantCount: 0,
    openingsLeft: fields.openings,
    full: false,
    createdAt: time,
    updatedAt: time,
    publishedAt: time,
    closesAt: closesAt ?? defaultClosingDay(timeZone, now),
    featured: false,
    responsiveness: employer.responsiveness,
    verified: employer.verified,
  };
}
