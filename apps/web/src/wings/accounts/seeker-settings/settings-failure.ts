import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { UserNotFound } from './save-profile.ts';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** Why the settings were not changed; without a session, the message of spec section 8. */
export function settingsFailure(error: unknown, otherwise: string): string {
  const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
  return isSignedOut || error instanceof UserNotFound
    ? USER_NOT_FOUND_MESSAGE
    : failureText(error, otherwise);
}
