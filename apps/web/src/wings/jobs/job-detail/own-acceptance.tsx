import { describeShifts, type Job } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { acceptanceQuery } from '../../../entities/application/acceptance-query.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatDate } from '../../../platform/text/format-date.ts';

export interface OwnAcceptanceProps {
  job: Pick<Job, 'id'>;
  seekerId: string;
  className?: string | undefined;
  /** For a seeker who was not accepted. */
  children: ReactNode;
}

/** That the seeker got the job, with their shifts. */
export function OwnAcceptance({ job, seekerId, className, children }: OwnAcceptanceProps) {
  const { data: accepted } = useQuery(acceptanceQuery(seekerId, job.id), getQueryClient());
  if (!accepted) return children;
  const { acceptedDate, shifts } = accepted;
  return (
    <div className={clsx(className, 'print:hidden')}>
      <div className="flex gap-3 rounded-control bg-success-soft p-4 forced-colors:border">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="font-semibold">You got this job</p>
          {acceptedDate === null ? null : <p>Accepted on {formatDate(acceptedDate)}.</p>}
          {shifts.length > 0 ? (
            <p>
              You work {describeShifts(shifts).join('; ')}.{' '}
              <PageLink to={paths.myShifts()} className="text-link">
                Your shifts
              </PageLink>
            </p>
          ) : (
            <p>
              They should contact you soon with next steps.{' '}
              <PageLink to={paths.history('applied')} className="text-link">
                Your applications
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
