import { clsx } from 'clsx';
import { Slot } from '../display/slot.tsx';
import type { ComponentProps } from 'react';

export interface CardActionProps extends ComponentProps<'button'> {
  /** Style a link instead of a button. */
  asChild?: boolean;
}

/**
 * The title of an interactive card, clickable over the whole card. Other controls in the card need
 * `relative` (they lie above); the name read aloud stays the title alone.
 */
export function CardAction({ asChild = false, className, ...rest }: CardActionProps) {
  const look = clsx(
    'text-left wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-2 hover:underline-offset-4',
    'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
    className,
  );
  return asChild ? (
    <Slot className={look} {...rest} />
  ) : (
    <button type="button" className={look} {...rest} />
  );
}
