import { type FoundJob, type Job, jobFields, partOf } from '@nextshift/contract';
import { withShiftWords } from './with-shift-words.ts';

/** A job as the API sends it; a test overrides what matters to it. */
export function sampleJob(parts: Partial<Job> = {}): Job {
  const job = {
    ...partOf(jobFields, 'none'),
    id: '0192f0c1-0000-7000-8000-0000000000aa',
    title: 'Barista',
    companyName: 'Oak City Coffee',
    company: 'Oak City Coffee',
    employerId: '0192f0c1-0000-7000-8000-0000000000ee',
    logo: null,
    jobImage: null,
    scene: { place: 'town', thing: 'Restaurant-1', time: 'morning' },
    payRate: 15,
    payFrequency: 'Per Hour',
    hourlyPay: { min: 15, max: 15, basis: 'stated' },
    withTips: null,
    city: 'Raleigh',
    state: 'NC',
    timeZone: 'America/New_York',
    location: 'Raleigh',
    type: 'Part-time',
    description: 'Pull shots.\n\nSteam milk.',
    status: 'Active',
    revision: 1,
    moderation: 'clear',
    moderationReasons: [],
    closedReason: null,
    applicantCount: 0,
    openingsLeft: 1,
    full: false,
    createdAt: '2026-01-05T17:00:00.000Z',
    updatedAt: '2026-01-05T17:00:00.000Z',
    publishedAt: '2026-01-05T17:00:00.000Z',
    featured: false,
    responsiveness: null,
    verified: false,
    shiftLines: [],
    workload: null,
    usualPay: null,
    ...parts,
  } satisfies Job;
  return withShiftWords(job, parts);
}

/** The job as a search finds it that looks around no place. */
export function foundJob(job: Job): FoundJob {
  return { ...job, distanceMiles: null, offsetMiles: null, pointOf: null };
}

/** Jobs with these ids, each titled by its own. */
export function jobsNamed(...ids: readonly string[]): Job[] {
  return ids.map((id) => sampleJob({ id, title: `Job ${id}` }));
}
