import { ApiError } from '../../api/api-error.ts';
import { serverMessage } from '../../api/failure-text.ts';
import { useEmployerAuthStore } from '../../stores/employer-auth-store.ts';

/** A failure's message: the server's, else the call's, else that of the step (spec section 8). */
const FALLBACKS = {
  signup: {
    call: 'Employer signup failed. Please try again.',
    fault: 'Unknown error occurred during signup.',
  },
  login: {
    call: 'Employer login failed. Please try again.',
    fault: 'Unknown error occurred during login.',
  },
  check: { call: 'Authentication check failed.', fault: 'Authentication check failed.' },
} as const;

/** Stores why an employer's signup, login or session check failed. */
export function keepEmployerFailure(what: keyof typeof FALLBACKS, failure: unknown): void {
  const { call, fault } = FALLBACKS[what];
  const error = failure instanceof ApiError ? (serverMessage(failure) ?? call) : fault;
  useEmployerAuthStore.setState({ error, loading: false });
}
