import { ApiError } from '../../../platform/api/api-error.ts';
import { serverMessage } from '../../../platform/api/failure-text.ts';

export interface SignupFailure {
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}

/** The signup page's message for a failed call (spec section 8). */
export function signupFailure(error: unknown): SignupFailure {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 408) {
    return {
      message:
        'The connection timed out. This might be due to server load or connection issues. Please try again.',
      hint: 'If it keeps happening, try again later or contact support.',
    };
  }
  if (status === 503) {
    return {
      message: 'The service is temporarily unavailable. Please try again in a few moments.',
    };
  }
  return { message: serverMessage(error) ?? otherwise(status) };
}

/** The message if the server gave none, with or without a response. */
function otherwise(status: number | null): string {
  if (status === null) return 'An unexpected error occurred. Please try again.';
  return status === 400 ? 'Please check your input and try again.' : 'Signup failed';
}
