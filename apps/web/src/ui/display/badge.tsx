import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-marigold text-on-marigold',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

export type BadgeTone = keyof typeof TONES;

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  icon?: ReactNode;
}

/** A status or a kind in one or two words; the words carry the meaning, the color only helps. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold max-md:text-left md:whitespace-nowrap forced-colors:border',
        '[&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </span>
  );
}
