import { formatHourlyPay, formatPay, type Job } from '@nextshift/contract';
import {
  Banknote,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  GraduationCap,
  Laptop,
  MapPin,
  Tag,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { formatDate } from '../../../platform/text/format-date.ts';

interface Fact {
  readonly icon: ReactNode;
  readonly term: string;
  readonly value: string | null;
}

/** What decides: pay, hours, place, type, age and openings; unknown ones are left out. */
function firstFactsOf(job: Job): Fact[] {
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
    { icon: <MapPin />, term: 'Location', value: workplaceOf(job) },
    { icon: <BriefcaseBusiness />, term: 'Job Type', value: job.type },
    { icon: <CalendarDays />, term: 'Minimum Age', value: `${job.minimumAge} or older` },
    { icon: <UserRoundPlus />, term: 'Openings', value: openingsValue(job) },
  ]);
}

function otherFactsOf(job: Job): Fact[] {
  return known([
    {
      icon: <Laptop />,
      term: 'Location Type',
      value: job.locationType === 'Remote' ? null : job.locationType,
    },
    { icon: <GraduationCap />, term: 'Experience', value: job.experienceLevel },
    { icon: <Tag />, term: 'Industry', value: job.industry },
    { icon: <Building2 />, term: 'Department', value: job.department },
    { icon: <CalendarDays />, term: 'Starts', value: formatDate(job.startDate) || job.startDate },
    { icon: <Users />, term: 'Applicants', value: String(job.applicantCount) },
    { icon: <CalendarDays />, term: 'Posted', value: formatDate(job.publishedAt) },
    {
      icon: <CalendarX2 />,
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
  /** `first` is what decides, `other` the rest; all by default. */
  part?: 'first' | 'other';
  className?: string;
}

/** The short facts of a job. */
export function JobFacts({ job, part, className }: JobFactsProps) {
  const first = part === 'other' ? [] : firstFactsOf(job);
  const other = part === 'first' ? [] : otherFactsOf(job);
  return (
    <dl className={className}>
      {[...first, ...other].map(({ icon, term, value }) => (
        <div key={term} className="relative min-w-0 pl-8">
          <dt className="text-sm text-ink-soft">
            <span aria-hidden="true" className="absolute top-0.5 left-0 [&_svg]:size-5">
              {icon}
            </span>
            {term}
          </dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
