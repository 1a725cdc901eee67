import { ApiError } from '../../api/api-error.ts';
import { failureText } from '../../api/failure-text.ts';

/** Messages of failed subscription calls without one from the server (spec section 8). */
const texts = {
  fetch: {
    failed: 'Failed to fetch subscription',
    network: 'Network error while fetching subscription',
  },
  refresh: { failed: 'Failed to refresh token', network: 'Network error while refreshing token' },
  create: {
    failed: 'Failed to create subscription',
    network: 'Network error while creating subscription',
  },
  change: {
    failed: 'Failed to change subscription',
    network: 'Network error while changing subscription',
  },
  cancel: {
    failed: 'Failed to cancel subscription',
    network: 'Network error while canceling subscription',
  },
  reactivate: {
    failed: 'Failed to reactivate subscription',
    network: 'Network error while reactivating subscription',
  },
} as const;

export type SubscriptionCall = keyof typeof texts;

/** The server's message, else the call's own. */
export function subscriptionFailure(error: unknown, call: SubscriptionCall): string {
  const isNetwork = error instanceof ApiError && error.status === 0;
  return isNetwork ? texts[call].network : failureText(error, texts[call].failed);
}
