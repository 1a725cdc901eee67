import { clsx } from 'clsx';
import { Slot } from '../display/slot.tsx';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { Spinner } from '../display/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Work is in progress: the button keeps focus and width, but does nothing until it ends. */
  pending?: boolean;
  /** What is happening, e.g. 'Saving...'. */
  pendingLabel?: string;
  /** Style the one child (a link) as a button. `pending` does not apply then. */
  asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  pending = false,
  pendingLabel,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = clsx(buttonLook(variant, size, fullWidth), className);

  if (asChild) {
    return (
      <Slot className={look} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }

  // `disabled` would drop the focus; stopping the click also stops the form's submit.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type={type}
      className={look}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      data-pending={pendingLabel}
      onClick={handleClick}
      {...rest}
    >
      {pending ? (
        <span className="grid items-center justify-items-center">
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <Spinner />
            {pendingLabel ?? children}
          </span>
          {/* Preserves the width, so the button does not shrink under the finger. */}
          <span aria-hidden="true" className="invisible col-start-1 row-start-1 h-0">
            {children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
