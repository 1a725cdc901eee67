import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const VARIANTS = {
  ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  solid: 'bg-brand text-on-brand hover:bg-brand-strong forced-colors:border',
  danger: 'text-danger hover:bg-danger-soft',
};

const SIZES = {
  small: 'size-8 [&_svg]:size-4',
  medium: 'size-11 [&_svg]:size-5',
};

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The name of the action; also the hint on hover. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full transition-colors duration-120',
        'disabled:pointer-events-none disabled:opacity-55',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
