import { clsx } from 'clsx';

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken active:bg-sunken',
  ghost: 'text-ink hover:bg-sunken active:bg-sunken',
  /** For irreversible actions: never the filled button, which is pressed without reading. */
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft active:bg-danger-soft',
  /** A quiet button in the dark panel. */
  fig: 'border border-on-fig-soft text-on-fig hover:bg-fig-raised active:bg-fig-raised',
  /** For completed actions, to be read rather than pressed. */
  done: 'bg-success-soft text-success disabled:opacity-100!',
  accent: 'bg-marigold text-on-marigold hover:bg-marigold-strong',
};

const SIZES = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
  /** An icon alone. */
  icon: 'size-10',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** The classes of a button; also worn by links and by file inputs' labels. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, fullWidth: boolean) {
  return clsx('button-base', VARIANTS[variant], SIZES[size], fullWidth && 'w-full');
}
