import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  help?: ReactNode;
}

/** A setting that takes effect immediately. The whole row is the target. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        'flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:opacity-55',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {help ? <span className="block text-sm text-ink-soft">{help}</span> : null}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          type="checkbox"
          role="switch"
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:forced-chosen checked:border-brand checked:bg-brand"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-line-strong transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-brand forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]"
        />
      </span>
    </label>
  );
}
