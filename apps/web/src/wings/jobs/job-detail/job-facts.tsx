import { formatHourlyPay, formatPay, type Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Banknote, BriefcaseBusiness, CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { formatDate } from '../../../platform/text/format-date.ts';

interface Fact {
  readonly icon?: ReactNode;
  readonly term: string;
  readonly value: string | null;
}

/** What decides: pay, hours, place, type and an age above the usual; unknown ones are left out. */
function firstFactsOf(job: Job, distance?: string): Fact[] {
  return known([
    {
      icon: <Banknote />,
      term: 'Pay',
      value: [formatPay(job), formatHourlyPay(job)].filter(Boolean).join(', '),
    },
    {
      icon: <CalendarClock />,
      term: 'Schedule',
      value: job.schedule === job.type ? null : job.schedule,
    },
    {
      icon: <MapPin />,
      term: 'Location',
      value: [workplaceOf(job), distance?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
    },
    {
      icon: <BriefcaseBusiness />,
      term: 'Job Type',
      value: job.minimumAge > 16 ? `${job.type} · ${job.minimumAge}+` : job.type,
    },
  ]);
}

function otherFactsOf(job: Job): Fact[] {
  return known([
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
  ]);
}

/** '2 of 3 left'; null for a single one. */
function openingsValue({ openings, openingsLeft }: Job): string | null {
  if (openings === 1) return null;
  if (openingsLeft === openings) return String(openings);
  return `${String(openingsLeft)} of ${String(openings)} left`;
}

function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value);
}

export interface JobFactsProps {
  job: Job;
  /** `first` is what decides, `other` the rest. */
  part: 'first' | 'other';
  /** How far it is from the place of a search. */
  distance?: string | undefined;
  className?: string;
}

/** The short facts of a job. */
export function JobFacts({ job, part, distance, className }: JobFactsProps) {
  const facts = part === 'first' ? firstFactsOf(job, distance) : otherFactsOf(job);
  return (
    <dl className={className}>
      {facts.map(({ icon, term, value }) => (
        <div key={term} className={clsx('relative min-w-0', icon && 'pl-8')}>
          <dt className="text-sm text-ink-soft">
            {icon ? (
              <span aria-hidden="true" className="absolute top-0.5 left-0 [&_svg]:size-5">
                {icon}
              </span>
            ) : null}
            {term}
          </dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
