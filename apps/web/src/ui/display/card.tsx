import { clsx } from 'clsx';
import { Slot } from './slot.tsx';
import type { ComponentProps } from 'react';

const TONES = {
  surface: 'border border-line bg-surface shadow-raised',
  outline: 'border border-line',
  sunken: 'bg-sunken',
  brand: 'bg-brand-soft',
  fig: 'on-fig',
};

const PADDINGS = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-10' };

export interface CardProps extends ComponentProps<'div'> {
  tone?: keyof typeof TONES;
  padding?: keyof typeof PADDINGS;
  /** Lifts on hover; the card contains one `CardAction` that covers it. */
  interactive?: boolean;
  asChild?: boolean;
}

export function Card({
  tone = 'surface',
  padding = 'medium',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      className={clsx(
        'relative rounded-card',
        TONES[tone],
        PADDINGS[padding],
        interactive &&
          'transition-[border-color,box-shadow,translate] hover:-translate-y-0.5 hover:border-line-strong hover:shadow-lifted',
        className,
      )}
      {...rest}
    />
  );
}
