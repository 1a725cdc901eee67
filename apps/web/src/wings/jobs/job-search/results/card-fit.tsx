import { type Job, whyNotFree } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  type ComparedWeek,
  ownWeekQuery,
  worksAt,
} from '../../../../entities/availability/own-week-query.ts';
import { getQueryClient } from '../../../../platform/api/query-client.ts';

export interface CardFitProps {
  job: Pick<Job, 'id' | 'shifts' | 'timeZone'>;
  seekerId: string;
}

/** Whether the shifts of a job fit the seeker's own week, or why not. */
export function CardFit({ job, seekerId }: CardFitProps) {
  const { data: week } = useQuery(ownWeekQuery(seekerId), getQueryClient());
  return week ? <Fit job={job} week={week} /> : null;
}

function Fit({
  job: { id, shifts, timeZone },
  week,
}: {
  job: CardFitProps['job'];
  week: ComparedWeek;
}) {
  const clocks = { timeZone, now: week.asOf };
  const isOwn = worksAt(week, id);
  const reasons = isOwn ? [] : shifts.flatMap((shift) => whyNotFree(shift, week, clocks) ?? []);
  const [reason] = reasons;
  return (
    <strong
      className={clsx(
        'block font-semibold',
        reason === undefined ? 'text-success' : 'text-warning',
      )}
    >
      {reason ?? (isOwn ? 'You work here' : 'Fits your week')}
      {reasons.length > 1 ? ` and ${String(reasons.length - 1)} more` : ''}
    </strong>
  );
}
