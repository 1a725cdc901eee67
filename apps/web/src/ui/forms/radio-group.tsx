import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

export interface RadioGroupProps {
  label: ReactNode;
  options: readonly RadioOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  className?: string;
}

/** One of several answers, as rows with a large target. */
export function RadioGroup({
  label,
  options,
  value,
  onValueChange,
  name,
  required = false,
  disabled = false,
  error,
  className,
}: RadioGroupProps) {
  const ownName = useId();
  const errorId = `${ownName}-error`;

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2 transition-colors duration-120 hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-disabled:border-line has-disabled:opacity-70"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === option.value}
              required={required}
              onChange={() => {
                onValueChange(option.value);
              }}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface transition-[border] duration-120 checked:border-[6px] checked:border-brand forced-colors:checked:border-[Highlight]"
            />
            <span className="min-w-0">
              {option.label}
              {option.help ? (
                <span className="block text-sm text-ink-soft">{option.help}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <div id={errorId} aria-live="polite">
        {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
      </div>
    </fieldset>
  );
}
