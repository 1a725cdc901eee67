import { getSubscription, refreshSubscriptionToken } from '@nextshift/contract';
import type { Api } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { failureText } from '../failure-text.ts';
import { useEmployerAuthStore } from './employer-auth-store.ts';
import { useSubscriptionStore } from './subscription-store.ts';
import { tokenAge } from './subscription-token.ts';

const EXPIRED_MESSAGE = 'Subscription token expired';

/** Fetches the employer's subscription; a failure is kept in the store and never thrown. */
export async function loadSubscription(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'fetch', async () => {
    const { body } = await api.call(getSubscription, { params: { employerId } });
    return { subscription: body.subscription, token: body.subscriptionToken, known: true };
  });
}

/** Refreshes the token where it has under ten minutes left. Called every minute. */
export async function checkSubscriptionToken(api: Api, now: number): Promise<void> {
  const { token } = useSubscriptionStore.getState();
  const employerId = useEmployerAuthStore.getState().employer?.id;
  if (token === null || employerId === undefined) return;
  const age = tokenAge(token, now);
  if (age === 'fresh' || age === 'expiring') return;
  if (age === 'expired') useSubscriptionStore.setState({ error: EXPIRED_MESSAGE });
  await record(employerId, 'refresh', async () => {
    const { body } = await api.call(refreshSubscriptionToken);
    return { token: body.subscriptionToken };
  });
}

const failures = {
  fetch: {
    failed: 'Failed to fetch subscription',
    network: 'Network error while fetching subscription',
  },
  refresh: { failed: 'Failed to refresh token', network: 'Network error while refreshing token' },
} as const;

type Change = Partial<ReturnType<typeof useSubscriptionStore.getState>>;

/** An answer for an employer who has signed out meanwhile is dropped. */
async function record(
  employerId: string,
  what: keyof typeof failures,
  call: () => Promise<Change>,
): Promise<void> {
  const change = await call().then(
    (answer) => ({ ...answer, error: null }),
    (error: unknown) => ({ error: messageOf(error, what) }),
  );
  if (useEmployerAuthStore.getState().employer?.id === employerId) {
    useSubscriptionStore.setState(change);
  }
}

function messageOf(error: unknown, what: keyof typeof failures): string {
  const isNetwork = error instanceof ApiError && error.status === 0;
  return isNetwork ? failures[what].network : failureText(error, failures[what].failed);
}
