import { ApiError } from '../../../platform/api/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { NamedAction } from './named-actions.ts';

/**
 * Reports a failed action: what did not happen, why, and a retry.
 */
export function reportFailure(
  { about, failure }: NamedAction,
  error: unknown,
  retry: () => void,
): void {
  const description = error instanceof ApiError ? error.message : undefined;
  // Without a session a retry is useless: the button itself now leads to the login.
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toast.error(failure, {
    about,
    description,
    ...(isSignedOut ? {} : { action: { label: 'Try again', onPress: retry } }),
  });
}
