import type { Job } from '@nextshift/contract';
import { lazy, Suspense } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useRestored } from '../../../platform/session/restore.ts';
import { browserTimeZone, zoneName } from '../../../platform/text/time-zones.ts';

const WeekFit = lazy(async () => ({ default: (await import('./week-fit.tsx')).WeekFit }));

export interface JobShiftsProps {
  job: Pick<Job, 'id' | 'shifts' | 'shiftLines' | 'workload' | 'timeZone'>;
  headingLevel?: 'h2' | 'h3';
  /** Says elsewhere that the seeker works there. */
  withoutOwn?: boolean;
  className?: string;
}

/** When the work of a job is, what it comes to, and whether it fits the seeker's own week; nothing without shifts. */
export function JobShifts(props: JobShiftsProps) {
  const { job, headingLevel: Heading = 'h2', withoutOwn = false, className } = props;
  const seekerId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  const isRestored = useRestored();
  const { shifts, shiftLines, workload, timeZone } = job;
  if (shifts.length === 0) return null;
  const zone = zoneName(timeZone);
  // The page is rendered for everyone; only the browser knows its zone.
  const isElsewhere = isRestored && zoneName(browserTimeZone()) !== zone;
  return (
    <section className={className}>
      <Heading className="mb-2 text-heading font-bold">Shifts</Heading>
      <ul className="space-y-1">
        {shiftLines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {workload}.{isElsewhere ? ` Times are in ${zone}.` : ''}
      </p>
      {isRestored && seekerId !== null ? (
        <div className="mt-2 min-h-6 print:hidden">
          <Suspense>
            <WeekFit job={job} seekerId={seekerId} withoutOwn={withoutOwn} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
