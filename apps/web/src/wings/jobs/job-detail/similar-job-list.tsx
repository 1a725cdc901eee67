import { listSimilarJobs } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId } from 'react';
import { JobBrief } from '../../../entities/job/job-brief.tsx';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';

export interface SimilarJobListProps {
  jobId: string;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** Nothing while they load, if there are none, and if they cannot be loaded. */
export function SimilarJobList({
  jobId,
  headingLevel: Heading = 'h2',
  className,
}: SimilarJobListProps) {
  const headingId = useId();
  const { data: jobs = [] } = useQuery(
    {
      queryKey: ['similar jobs', jobId],
      queryFn: async ({ signal }) => {
        const { body } = await browserApi.call(listSimilarJobs, { params: { jobId }, signal });
        return body.jobs.map(receiveJob);
      },
      meta: { outlivesSession: true },
    },
    getQueryClient(),
  );
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={clsx('@container', className)}>
      <Heading
        id={headingId}
        className={Heading === 'h2' ? 'text-title font-extrabold' : 'text-heading font-bold'}
      >
        Similar jobs
      </Heading>
      <ul className="mt-4 grid gap-3 @md:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobBrief
              job={job}
              headingLevel={Heading === 'h2' ? 'h3' : 'h4'}
              link={({ id, title }) => <PageLink to={paths.job(id)}>{title}</PageLink>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
