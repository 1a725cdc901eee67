import type { Job } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { ResponsivenessLine } from '../../../entities/employer/responsiveness-line.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { JobBadges } from './job-badges.tsx';
import { FirstFacts } from './first-facts.tsx';
import { JobText } from './job-text.tsx';
import { NoApplicationsNote } from './no-applications-note.tsx';
import { OtherFacts } from './other-facts.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

export interface JobViewProps {
  job: Job;
  /** Below the facts. */
  note?: ReactNode;
  /** How far it is from the place of a search. */
  distance?: string | undefined;
  /** With jobs like it at the end. */
  withSimilar?: boolean;
}

/** What a dialog shows of a job: pay, when, how far and who, then what it is, then the rest. */
export function JobView({ job, note, distance, withSimilar = false }: JobViewProps) {
  return (
    <>
      <JobBadges job={job} />
      <NoApplicationsNote job={job} className="mt-3" />
      <FirstFacts job={job} distance={distance} className="mt-4 gap-x-4 sm:grid-cols-2" />
      <ResponsivenessLine responsiveness={job.responsiveness} className="mt-5" />
      {note}
      <div className="mt-6">
        <JobText job={job} headingLevel="h3" />
      </div>
      <OtherFacts
        job={job}
        className="mt-8 grid-cols-2 gap-x-4 border-t border-line pt-6 sm:grid-cols-3"
      />
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
