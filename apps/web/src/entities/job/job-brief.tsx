import { formatPay, type Job, partsOfPlace } from '@nextshift/contract';
import { type ReactNode, useId } from 'react';
import { DottedParts } from '../../ui/display/dotted-parts.tsx';
import { JobRow } from './job-row.tsx';

export interface JobBriefProps {
  job: Job;
  /** Links the title to the job. */
  link: (job: Job) => ReactNode;
  headingLevel: 'h3' | 'h4';
  /** Below the facts. */
  children?: ReactNode;
}

/** A job among suggestions. */
export function JobBrief({ job, link, headingLevel, children }: JobBriefProps) {
  const titleId = useId();
  const { shiftLines, schedule, type } = job;
  const hours = shiftLines.join('; ') || schedule;
  return (
    <JobRow
      job={job}
      titleId={titleId}
      headingLevel={headingLevel}
      link={link(job)}
      pay={formatPay(job)}
    >
      {hours && hours !== type ? <p className="mt-0.5 line-clamp-1 text-ink">{hours}</p> : null}
      <DottedParts parts={[...partsOfPlace(job), type]} className="mt-0.5" />
      {children}
    </JobRow>
  );
}
