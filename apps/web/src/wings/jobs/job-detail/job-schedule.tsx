import type { Job } from '@nextshift/contract';
import { lazy, Suspense } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useRestored } from '../../../platform/session/restore.ts';
import { browserTimeZone, zoneName } from '../../../platform/text/time-zones.ts';

const WeekFit = lazy(async () => ({ default: (await import('./week-fit.tsx')).WeekFit }));

type Times = Pick<
  Job,
  'id' | 'type' | 'schedule' | 'shifts' | 'shiftLines' | 'workload' | 'timeZone'
>;

export interface JobScheduleProps {
  job: Times;
  /** Says elsewhere that the seeker works there. */
  withoutOwn?: boolean;
}

/** Whether a job says when its work is. */
export function hasSchedule(job: Pick<Times, 'type' | 'schedule' | 'shifts'>): boolean {
  return job.shifts.length > 0 || wordsOf(job) !== null;
}

/** When the work of a job is, what it comes to, and whether it fits the seeker's own week. */
export function JobSchedule({ job, withoutOwn = false }: JobScheduleProps) {
  const seekerId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  const isRestored = useRestored();
  const { shifts, shiftLines, workload, timeZone } = job;
  if (shifts.length === 0) return wordsOf(job);
  const zone = zoneName(timeZone);
  // The page is rendered for everyone; only the browser knows its zone.
  const isElsewhere = isRestored && zoneName(browserTimeZone()) !== zone;
  return (
    <>
      <ul className="space-y-1">
        {shiftLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-1 font-normal">
        <p className="text-sm text-ink-soft">
          {workload}.{isElsewhere ? ` Times are in ${zone}.` : ''}
        </p>
        <div className="mt-2 -ml-8 hidden min-h-6 not-print:session-seeker:block">
          {isRestored && seekerId !== null ? (
            <Suspense>
              <WeekFit job={job} seekerId={seekerId} withoutOwn={withoutOwn} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The employer's words about a job's hours, where its shifts say the hours; else null. */
export function wordsBesideShifts(job: Pick<Times, 'type' | 'schedule' | 'shifts'>): string | null {
  return job.shifts.length > 0 ? wordsOf(job) : null;
}

/** The employer's words, if they say more than the type. */
function wordsOf({ type, schedule }: Pick<Times, 'type' | 'schedule'>): string | null {
  return schedule && schedule !== type ? schedule : null;
}
