import { formatDollars, type UsualPay as UsualPayOfRole } from '@nextshift/contract';
import { clsx } from 'clsx';

export interface UsualPayProps {
  usualPay: UsualPayOfRole | null | undefined;
  className?: string;
}

/** How a job's pay compares with that of its role in its city, and by how many jobs that is known. */
export function UsualPay({ usualPay, className }: UsualPayProps) {
  if (!usualPay) return null;
  const { who, city, jobs, min, max, compared } = usualPay;
  const range = min === max ? formatDollars(min) : `${formatDollars(min)} to ${formatDollars(max)}`;
  const whose = `what ${who} in ${city} usually get`;
  return (
    <p className={clsx('text-sm text-ink-soft', className)}>
      <strong className={clsx('font-semibold', compared === 'above' ? 'text-success' : 'text-ink')}>
        {compared === 'within' ? `About ${whose}` : `${WORDS[compared]} ${whose}`}
      </strong>
      : {range} an hour, by {jobs} jobs.
    </p>
  );
}

const WORDS = { above: 'Above', below: 'Below' } as const;
