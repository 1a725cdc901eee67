import { formatHourlyPay, formatPay, type Job } from '@nextshift/contract';
import { Banknote, BriefcaseBusiness, CalendarClock, MapPin } from 'lucide-react';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { FactList } from './fact-list.tsx';
import { hasSchedule, JobSchedule } from './job-schedule.tsx';
import { UsualPay } from './usual-pay.tsx';

export interface FirstFactsProps {
  job: Job;
  /** How far it is from the place of a search. */
  distance?: string | undefined;
  /** Says elsewhere that the seeker works there. */
  withoutOwn?: boolean;
  className: string;
}

/** What decides: pay, hours, place, type and an age above the usual. */
export function FirstFacts({ job, distance, withoutOwn = false, className }: FirstFactsProps) {
  const facts = [
    {
      icon: <Banknote />,
      term: 'Pay',
      value: (
        <>
          {[formatPay(job), formatHourlyPay(job)].filter(Boolean).join(', ')}
          <UsualPay usualPay={job.usualPay} className="mt-1 font-normal" />
        </>
      ),
    },
    {
      icon: <CalendarClock />,
      term: 'Schedule',
      value: hasSchedule(job) ? <JobSchedule job={job} withoutOwn={withoutOwn} /> : null,
    },
    {
      icon: <MapPin />,
      term: 'Location',
      value: [workplaceOf(job), distance?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
    },
    {
      icon: <BriefcaseBusiness />,
      term: 'Job Type',
      value: job.minimumAge > 16 ? `${job.type} · ${String(job.minimumAge)}+` : job.type,
    },
  ];
  return <FactList facts={facts} className={className} />;
}
