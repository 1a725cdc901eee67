import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The texts of every field. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong and what to do; undefined while valid. */
  error?: string | undefined;
  /** Keep the label for screen readers only (a search bar, a list's input). */
  hideLabel?: boolean;
}

/** Attributes that link the control to its field's label, help and error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, help and error below; the error is announced when it appears. */
export function Field({
  label,
  help,
  error,
  hideLabel,
  id,
  required,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');

  return (
    <div className={clsx('flex min-w-0 flex-col', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help ? (
        <div id={helpId} className="mt-1.5 text-sm text-ink-soft">
          {help}
        </div>
      ) : null}
      <div id={errorId} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    </div>
  );
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}

function FieldError({ children }: { children: ReactNode }) {
  return (
    <p data-field-error className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
