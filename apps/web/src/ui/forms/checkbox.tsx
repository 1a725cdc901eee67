import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-55',
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex size-5 shrink-0">
        <input
          type="checkbox"
          className="peer size-5 appearance-none rounded-md border-2 border-line-strong bg-surface transition-colors duration-120 checked:forced-chosen checked:border-brand checked:bg-brand hover:border-ink checked:hover:border-brand-strong"
          {...rest}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
        />
      </span>
      <span className="min-w-0">
        {label}
        {help ? <span className="block text-sm text-ink-soft">{help}</span> : null}
      </span>
    </label>
  );
}
