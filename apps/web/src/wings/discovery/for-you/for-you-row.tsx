import { type SuggestedJob, listJobsForYou } from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { JobBrief } from '../../../entities/job/job-brief.tsx';
import { OpenedJobLink } from '../../../entities/job/opened-job-link.tsx';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { receiveJob } from '../../../entities/job/receive-job.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Whether it was unfolded last, until the site is loaded anew. */
let wasOpen = false;

/** One line that names the first job; unfolded, all of them with their reasons. */
export function ForYouRow({ userId }: { userId: string }) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(wasOpen);
  const { data, isError, refetch } = useQuery(forYouQuery(userId), getQueryClient());
  const savedJobIds = useHistoryStore((state) => state.savedJobIds);
  const appliedJobIds = useHistoryStore((state) => state.appliedJobIds);
  const jobs = data?.filter(({ id }) => !savedJobIds.includes(id) && !appliedJobIds.includes(id));
  return (
    <section aria-label="For you" className="rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            wasOpen = !isOpen;
            setIsOpen(wasOpen);
          }}
          className="flex min-h-12 w-full items-center gap-3 rounded-card px-4 text-left"
        >
          <span className="shrink-0 font-bold">For you</span>
          <span className="min-w-0 flex-1 truncate font-normal text-ink-soft">
            {isError ? 'Not loaded' : jobs ? summaryOf(jobs) : 'Looking for jobs that fit you'}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="px-4 pb-4">
        {isError ? (
          <Notice action={<RetryButton onRetry={() => void refetch()} />}>
            These jobs did not load. The search below works without them.
          </Notice>
        ) : jobs?.length === 0 ? (
          <Notice
            action={
              <Button variant="secondary" size="small" asChild>
                <PageLink to={paths.profile()}>Edit your profile</PageLink>
              </Button>
            }
          >
            Save a job that you like, or add your city, your work, clubs and hobbies to your
            profile. Jobs that fit then appear here, each with the reason.
          </Notice>
        ) : (
          <Suggestions jobs={jobs ?? []} />
        )}
      </div>
    </section>
  );
}

function summaryOf(jobs: readonly SuggestedJob[]): string {
  const [first] = jobs;
  if (!first) return 'Save a job to fill this';
  const others = jobs.length - 1;
  const name = `${first.title} at ${first.companyName}`;
  return others === 0 ? name : `${name}, and ${String(others)} more`;
}

function Suggestions({ jobs }: { jobs: readonly SuggestedJob[] }) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2">
      {jobs.map((suggested) => (
        <li key={suggested.id} className="w-72 max-w-[90vw] shrink-0 snap-start">
          <JobBrief
            job={suggested}
            headingLevel="h3"
            link={({ id, title }) => <OpenedJobLink jobId={id}>{title}</OpenedJobLink>}
          >
            <ul className="mt-3 space-y-0.5 border-t border-line pt-3 text-sm text-ink-soft">
              {suggested.why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </JobBrief>
        </li>
      ))}
    </ul>
  );
}

function Notice({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-ink-soft">{children}</p>
      {action}
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
}

/** The jobs that fit a seeker, each with its reasons. */
function forYouQuery(userId: string) {
  return queryOptions({
    queryKey: ['jobs for you', userId],
    queryFn: async ({ signal }): Promise<SuggestedJob[]> => {
      const { body } = await browserApi.call(listJobsForYou, { signal });
      return body.jobs.map((job) => ({ ...receiveJob(job), why: job.why }));
    },
  });
}
