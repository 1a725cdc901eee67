import { type JobSummary, partsOfPlace } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { JobRow, type JobRowProps } from '../../../entities/job/job-row.tsx';
import { OpenedJobLink } from '../../../entities/job/opened-job-link.tsx';
import { DottedParts } from '../../../ui/display/dotted-parts.tsx';

export interface HistoryRowProps extends Omit<JobRowProps, 'job' | 'link'> {
  jobId: string;
  job: JobSummary;
  /** What happened when, e.g. 'Applied Jan 5, 2025'. */
  when: string;
  /** When one works there, or could. */
  hours?: ReactNode;
  /** What prevents applying. */
  note?: string | null;
  /** Why it ended, or when it is decided. */
  end?: string | null;
}

/** A job in the seeker's history. The whole row opens it, unless it has no page any more. */
export function HistoryRow({
  jobId,
  job,
  when,
  hours,
  note,
  end,
  children,
  ...row
}: HistoryRowProps) {
  return (
    <JobRow
      job={job}
      link={job.removed ? null : <OpenedJobLink jobId={jobId}>{job.title}</OpenedJobLink>}
      {...row}
    >
      {hours ? <p className="mt-0.5 text-ink">{hours}</p> : null}
      <DottedParts parts={[...partsOfPlace(job), when]} className="mt-0.5" />
      {end ? <p className="mt-0.5 font-medium text-ink">{end}</p> : null}
      {note ? <p className="mt-0.5 font-medium text-warning">{note}</p> : null}
      {children}
    </JobRow>
  );
}
