import { ApiError } from '../../api/api-error.ts';
import { saidByServer } from '../../api/failure-text.ts';
import { useEmployerAuthStore } from './employer-auth-store.ts';

/** What is kept of a failure: the server's message, else that of the call, or of a fault around it (spec section 8). */
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

/** Keeps why an employer's signup, login or session check failed. */
export function keepEmployerFailure(what: keyof typeof FALLBACKS, failure: unknown): void {
  const { call, fault } = FALLBACKS[what];
  const error = failure instanceof ApiError ? (saidByServer(failure) ?? call) : fault;
  useEmployerAuthStore.setState({ error, loading: false });
}
