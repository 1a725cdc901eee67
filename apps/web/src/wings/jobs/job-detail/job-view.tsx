import type { Job } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { ResponsivenessLine } from '../../../entities/employer/responsiveness-line.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { JobBadges } from './job-badges.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobShifts } from './job-shifts.tsx';
import { JobText } from './job-text.tsx';
import { NoApplicationsNote } from './no-applications-note.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { UsualPay } from './usual-pay.tsx';

export interface JobViewProps {
  job: Job;
  /** Below the facts. */
  note?: ReactNode;
  /** With jobs like it at the end. */
  withSimilar?: boolean;
}

/** What a dialog shows of a job. */
export function JobView({ job, note, withSimilar = false }: JobViewProps) {
  return (
    <>
      <JobBadges job={job} />
      <ResponsivenessLine responsiveness={job.responsiveness} className="mt-3" />
      <NoApplicationsNote job={job} className="mt-3" />
      <UsualPay usualPay={job.usualPay} className="mt-3" />
      <JobFacts job={job} className="my-6 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3" />
      <JobShifts job={job} headingLevel="h3" className="mb-6" />
      {note}
      <JobText job={job} headingLevel="h3" />
      <p className="mt-8 text-ink-soft">
        Posted by{' '}
        <PageLink to={paths.company(job.employerId)} className="text-link">
          {job.companyName}
        </PageLink>
      </p>
      {withSimilar ? <SimilarJobs jobId={job.id} headingLevel="h3" className="mt-8" /> : null}
    </>
  );
}
