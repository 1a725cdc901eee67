import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleChip({
  pressed,
  onPressedChange,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => {
        onPressedChange(!pressed);
      }}
      className={clsx(
        'inline-flex min-h-10 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold transition-colors duration-120',
        pressed
          ? 'forced-chosen border-brand bg-brand text-on-brand hover:bg-brand-strong'
          : 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
        className,
      )}
      {...rest}
    >
      {pressed ? <Check aria-hidden="true" className="-ml-1 size-4" /> : null}
      {children}
    </button>
  );
}
