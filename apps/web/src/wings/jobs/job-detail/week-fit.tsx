import { describeShift, type Job, whyNotFree } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX2, ChevronDown } from 'lucide-react';
import { ownWeekQuery, worksAt } from '../../../entities/availability/own-week-query.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';

/** Shifts of which it is said why they do not fit. */
const REASONS_SHOWN = 3;

export interface WeekFitProps {
  job: Pick<Job, 'id' | 'shifts' | 'timeZone'>;
  seekerId: string;
  /** Nothing is said to those who work there. */
  withoutOwn: boolean;
}

/** Whether shifts fit the seeker's own week, and on demand what the first ones that do not clash with. */
export function WeekFit({ job, seekerId, withoutOwn }: WeekFitProps) {
  const { id, shifts, timeZone } = job;
  const { data: week } = useQuery(ownWeekQuery(seekerId), getQueryClient());
  if (week === undefined) return null;
  if (week === null) {
    return (
      <p className="pl-8 text-sm">
        <PageLink to={paths.myWeek()} className="text-link">
          Save your week
        </PageLink>{' '}
        to see whether they fit it.
      </p>
    );
  }
  const clocks = { timeZone, now: week.asOf };
  if (worksAt(week, id)) {
    return withoutOwn ? null : (
      <p className="flex gap-3">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          <strong className="font-semibold">You work here.</strong>{' '}
          <PageLink to={paths.myShifts()} className="text-link">
            See your shifts
          </PageLink>
        </span>
      </p>
    );
  }
  const clashes = shifts.flatMap((shift) => {
    const reason = whyNotFree(shift, week, clocks);
    return reason === null ? [] : [{ shift, reason }];
  });
  const [first] = clashes;
  if (!first) {
    return (
      <p className="flex gap-3 font-semibold text-success">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Fits your week
      </p>
    );
  }
  const free = shifts.length - clashes.length;
  if (shifts.length === 1) {
    return (
      <p className="flex gap-3 font-semibold">
        <CalendarX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        {first.reason}
      </p>
    );
  }
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none gap-3 rounded-lg font-semibold [&::-webkit-details-marker]:hidden">
        <CalendarX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        {`You are free for ${free === 0 ? 'none' : String(free)} of ${String(shifts.length)} shifts`}
        <ChevronDown
          aria-hidden="true"
          className="mt-1 -ml-1 size-4 shrink-0 group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 pl-8 text-sm text-ink-soft">
        {clashes.slice(0, REASONS_SHOWN).map(({ shift, reason }) => (
          <li key={shift.id}>
            {describeShift(shift)}: {lowerFirst(reason)}
          </li>
        ))}
        {clashes.length > REASONS_SHOWN ? <li>and {clashes.length - REASONS_SHOWN} more</li> : null}
      </ul>
    </details>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
