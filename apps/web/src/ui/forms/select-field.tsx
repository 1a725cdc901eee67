import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

/** The browser's own select, which works best on phones. */
export function SelectField({
  label,
  help,
  error,
  hideLabel = false,
  id,
  required,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, hideLabel, id, required, className }}>
      {(control) => (
        <div className="relative">
          <select
            className={clsx(CONTROL_LOOK, 'h-12 appearance-none truncate pr-11 pl-3.5')}
            {...rest}
            {...control}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
