import { DECISION_REASON_MAX } from '@nextshift/contract';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { FormShell, type FormShellProps } from '../../../ui/forms/form-shell.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';

export interface ReasonFormProps extends Omit<FormShellProps, 'onEdit' | 'secondaryAction'> {
  /** Around the choices and the reason; see `focusField`. */
  fields: RefObject<HTMLDivElement | null>;
  reason: string;
  onReason: (reason: string) => void;
  /** Who reads the reason. */
  reasonHelp: string;
  reasonError: string | undefined;
  /** A ready one was chosen, to which it adds. */
  isReasonOptional?: boolean;
  beforeReason?: ReactNode;
  afterReason?: ReactNode;
  /** What can be chosen. */
  children: ReactNode;
}

/** What an operator does, and why; Control+Enter submits it. */
export function ReasonForm({
  fields,
  reason,
  onReason,
  reasonHelp,
  reasonError,
  isReasonOptional = false,
  beforeReason,
  afterReason,
  children,
  ...form
}: ReasonFormProps) {
  const submitByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.querySelector('form')?.requestSubmit();
  };
  return (
    <div onKeyDown={submitByKey}>
      <FormShell {...form}>
        <div ref={fields} className="grid gap-5">
          {children}
          {beforeReason}
          <TextareaField
            label={isReasonOptional ? 'Additional reason' : 'Reason'}
            name="reason"
            required={!isReasonOptional}
            rows={3}
            maxLength={DECISION_REASON_MAX}
            help={reasonHelp}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            value={reason}
            onChange={({ target }) => {
              onReason(target.value);
            }}
            error={reasonError}
          />
          {afterReason}
        </div>
      </FormShell>
    </div>
  );
}

/** Focuses the field of this name: what is chosen of a group, else its first. */
export function focusField(fields: RefObject<HTMLDivElement | null>, name: string): void {
  const group = `[name="${name}"]`;
  const field =
    fields.current?.querySelector<HTMLElement>(`${group}:checked`) ??
    fields.current?.querySelector<HTMLElement>(group);
  field?.focus();
}

/** What is wrong with a reason, to be read beside it. */
export function complaintAbout(reason: string): { readonly reason?: string } {
  const { length } = reason.trim();
  if (length === 0) return { reason: 'Please give a reason' };
  if (length <= DECISION_REASON_MAX) return {};
  return { reason: `Please use at most ${DECISION_REASON_MAX.toLocaleString('en-US')} characters` };
}

/**
 * Why nothing happened. Signing in again keeps what was written.
 *
 * @param fallback for what the server does not explain
 */
export function describeFailure(error: unknown, fallback: string): ReactNode {
  if (!(error instanceof ApiError && error.code === 'not_signed_in')) {
    return failureText(error, fallback);
  }
  return (
    <>
      Your session has ended.{' '}
      <PageLink to={operatorPaths.login()} target="_blank" className="text-link">
        Sign in in a new tab
      </PageLink>
      , then go on here.
    </>
  );
}
