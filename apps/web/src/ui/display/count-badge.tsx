import { clsx } from 'clsx';

const TONES = { neutral: 'bg-sunken text-ink', brand: 'bg-brand-soft text-brand' };

export interface CountBadgeProps {
  count: number;
  tone?: keyof typeof TONES;
  className?: string;
}

/** A number beside a title or a tab. */
export function CountBadge({ count, tone = 'neutral', className }: CountBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 text-xs font-semibold tabular-nums',
        TONES[tone],
        className,
      )}
    >
      {count}
    </span>
  );
}
