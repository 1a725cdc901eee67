import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

export interface MailedLinkFormProps {
  /** Undefined before hydration. */
  token: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** @throws {ApiError} */
  act: (token: string) => Promise<void>;
  /** The link is consumed, expired or invalid. */
  onInvalidLink: (message: string) => void;
}

/** The button that performs a mailed link's action; opening the link alone does nothing. */
export function MailedLinkForm({
  token,
  submitLabel,
  pendingLabel,
  act,
  onInvalidLink,
}: MailedLinkFormProps) {
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  if (token === undefined) {
    return (
      <SkeletonGroup label="Loading the form">
        <Skeleton className="h-13 rounded-control" />
      </SkeletonGroup>
    );
  }
  const submit = async () => {
    setFailure(undefined);
    setPending(true);
    try {
      await act(token);
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.code === 'link_invalid') onInvalidLink(error.message);
      else setFailure(failureText(error, 'An error occurred'));
    }
  };
  return (
    <FormShell
      onSubmit={submit}
      pending={pending}
      error={failure}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
    >
      {null}
    </FormShell>
  );
}
