import type { EmployerFile } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { AccountSection } from './account-history.tsx';

type EmployerJob = EmployerFile['jobs'][number];

/** A company's newest jobs; those that everyone may read have a link. */
export function EmployerJobs({ employer }: { employer: EmployerFile }) {
  const { jobs, jobCount, suspension } = employer;
  const title = jobCount === 0 ? 'Jobs' : jobCount === 1 ? '1 job' : `${String(jobCount)} jobs`;
  return (
    <AccountSection
      id="account-jobs"
      title={jobCount > jobs.length ? `${title}, the newest ${String(jobs.length)}` : title}
      none="None."
      isEmpty={jobs.length === 0}
    >
      {jobs.map((job) => (
        <li key={job.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <p className="min-w-0 wrap-anywhere">
            {suspension === null && job.moderation === 'clear' ? (
              <PageLink to={paths.job(job.id)} target="_blank" rel="noopener" className="text-link">
                {job.title}
                <span className="sr-only"> (opens in a new tab)</span>
              </PageLink>
            ) : (
              job.title
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {stateOf(job)} · <time dateTime={job.postedAt}>{formatDate(job.postedAt)}</time>
          </p>
        </li>
      ))}
    </AccountSection>
  );
}

function stateOf({ status, moderation }: EmployerJob): string {
  if (moderation === 'removed') return 'Removed';
  if (status === 'Active' && moderation === 'held') return 'Held';
  return status;
}
