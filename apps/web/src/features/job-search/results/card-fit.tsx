import { type Job, whyNotFree } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ownWeekQuery } from '../../../entities/availability/own-week-query.ts';
import { hoursAndPay } from '../../../entities/shift/hours-and-pay.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';

export interface CardFitProps {
  job: Pick<Job, 'shifts' | 'hourlyPay' | 'timeZone'>;
  seekerId: string;
}

/** What the shifts of a job come to, and whether they fit the seeker's own week or why not. */
export function CardFit({ job: { shifts, hourlyPay, timeZone }, seekerId }: CardFitProps) {
  const { data: week } = useQuery(ownWeekQuery(seekerId), getQueryClient());
  const clocks = week && { timeZone, now: week.asOf };
  const reasons = clocks ? shifts.flatMap((shift) => whyNotFree(shift, week, clocks) ?? []) : [];
  const [reason] = reasons;
  return (
    <>
      {hoursAndPay(shifts, hourlyPay)}
      {week ? (
        <strong
          className={clsx(
            'block font-semibold',
            reason === undefined ? 'text-success' : 'text-warning',
          )}
        >
          {reason ?? 'Fits your week'}
          {reasons.length > 1 ? ` and ${String(reasons.length - 1)} more` : ''}
        </strong>
      ) : null}
    </>
  );
}
