import type { Job } from '@nextshift/contract';
import { formatDate } from '../../../platform/text/format-date.ts';
import { FactList } from './fact-list.tsx';
import { wordsBesideShifts } from './job-schedule.tsx';

/** What decides less, after the description. */
export function OtherFacts({ job, className }: { job: Job; className: string }) {
  const facts = [
    { term: 'About the Hours', value: wordsBesideShifts(job) },
    {
      term: 'Location Type',
      value: job.locationType === 'Remote' ? null : job.locationType,
    },
    { term: 'Minimum Age', value: `${job.minimumAge} or older` },
    { term: 'Openings', value: openingsValue(job) },
    { term: 'Experience', value: job.experienceLevel },
    { term: 'Industry', value: job.industry },
    { term: 'Department', value: job.department },
    { term: 'Starts', value: formatDate(job.startDate) || job.startDate },
    { term: 'Applicants', value: String(job.applicantCount) },
    { term: 'Posted', value: formatDate(job.publishedAt) },
    {
      term: 'Closes',
      value: job.status === 'Active' ? formatDate(job.closesAt, job.timeZone) : null,
    },
  ];
  return <FactList facts={facts} className={className} />;
}

/** '2 of 3 left'; null for a single one. */
function openingsValue({ openings, openingsLeft }: Job): string | null {
  if (openings === 1) return null;
  if (openingsLeft === openings) return String(openings);
  return `${String(openingsLeft)} of ${String(openings)} left`;
}
