import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** A small icon at the start of the box. */
  icon?: ReactNode;
  /** A button at the end of the box, e.g. to show a password. */
  action?: ReactNode;
  /** Classes of the input itself; `className` goes to the whole field. */
  inputClassName?: string;
}

export function TextField({
  label,
  help,
  error,
  hideLabel = false,
  id,
  required,
  icon,
  action,
  className,
  inputClassName,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, hideLabel, id, required, className }}>
      {(control) => (
        <div className="relative">
          {icon ? (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-soft [&_svg]:size-5">
              {icon}
            </span>
          ) : null}
          <input
            type={type}
            className={clsx(
              CONTROL_LOOK,
              'h-12',
              icon ? 'pl-11' : 'pl-3.5',
              action ? 'pr-12' : 'pr-3.5',
              inputClassName,
            )}
            {...rest}
            {...control}
          />
          {action ? (
            <span className="absolute inset-y-0 right-0.5 flex items-center">{action}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
