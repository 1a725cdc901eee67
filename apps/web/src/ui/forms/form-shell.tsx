import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { FormError } from './form-error.tsx';

export interface FormShellProps {
  /** Settles when the attempt ends; until then a second press does nothing. */
  onSubmit: (event: SubmitEvent) => Promise<void>;
  /** Something in the form was changed. */
  onEdit?: () => void;
  /** The attempt is in flight, or has succeeded and the page is about to close. */
  pending: boolean;
  /** Why the last attempt failed, or undefined. */
  error: ReactNode;
  submitLabel: string;
  /** What is happening while pending, e.g. 'Signing in...'. */
  pendingLabel: string;
  /** Right above the button: terms, upload progress. */
  note?: ReactNode;
  /** Beside the button: Back or Cancel. */
  secondaryAction?: ReactNode;
  children: ReactNode;
}

/**
 * A form of stacked fields, with its failure and its button. The gap below a field fits
 * one line of its error, so nothing moves when that appears.
 */
export function FormShell({
  onSubmit,
  onEdit,
  pending,
  error,
  submitLabel,
  pendingLabel,
  note,
  secondaryAction,
  children,
}: FormShellProps) {
  const started = useRef(false);
  const [attempts, setAttempts] = useState(0);

  // The next attempt may start only after the screen shows the result of the last.
  useEffect(() => {
    started.current = false;
  }, [attempts]);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (started.current || pending) return;
    started.current = true;
    try {
      await onSubmit(event);
    } finally {
      setAttempts((count) => count + 1);
    }
  };

  return (
    // If the browser ever submits natively, the input must not end up in the address.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onChange={onEdit}
      className="flex flex-col gap-8.5 [&_[data-field-error]]:-mb-6.5"
    >
      {children}
      <div className="flex flex-col gap-4 pt-1">
        <FormError>{error}</FormError>
        {note}
        <noscript>
          <p className="font-semibold">This form needs JavaScript.</p>
        </noscript>
        <div className="flex gap-3">
          {secondaryAction}
          {/* Before the real button: without scripts, it prevents Enter from submitting the form. */}
          <noscript>
            <button type="submit" disabled hidden />
          </noscript>
          <Button
            type="submit"
            size="large"
            className="flex-1 noscript:hidden"
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
