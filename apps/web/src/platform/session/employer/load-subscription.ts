import {
  checkSubscription,
  getSubscription,
  refreshSubscriptionToken,
  type Subscription,
} from '@nextshift/contract';
import type { Api } from '../../api/api-client.ts';
import { useEmployerAuthStore } from '../../stores/employer-auth-store.ts';
import { subscriptionFailure } from './subscription-failure.ts';
import { useSubscriptionStore, type SubscriptionState } from './subscription-store.ts';
import { tokenAge } from './subscription-token.ts';

const EXPIRED_MESSAGE = 'Subscription token expired';

/** Loads the employer's subscription; a failure is stored, never thrown. */
export async function loadSubscription(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'fetch', async () => {
    const { body } = await api.call(getSubscription, { params: { employerId } });
    return { subscription: body.subscription, token: body.subscriptionToken, known: true };
  });
}

/** Loads it after the server has checked with the payment provider. */
export async function checkOwnSubscription(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'fetch', async () => {
    const { body } = await api.call(checkSubscription);
    return { subscription: body.subscription, token: body.subscriptionToken, known: true };
  });
}

/** Stores the response of a change, so that every screen shows it immediately, and loads its token. */
export async function keepSubscription(
  api: Api,
  employerId: string,
  subscription: Subscription,
): Promise<void> {
  keep(employerId, { subscription, known: true, error: null });
  await refreshToken(api, employerId);
}

/** Loads a new token; a failure is stored, never thrown. */
export async function refreshToken(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'refresh', async () => {
    const { body } = await api.call(refreshSubscriptionToken);
    return { token: body.subscriptionToken };
  });
}

/** Refreshes a token that has less than ten minutes left. Called every minute. */
export async function checkSubscriptionToken(api: Api, now: number): Promise<void> {
  const { token } = useSubscriptionStore.getState();
  const employerId = useEmployerAuthStore.getState().employer?.id;
  if (token === null || employerId === undefined) return;
  const age = tokenAge(token, now);
  if (age === 'fresh' || age === 'expiring') return;
  if (age === 'expired') useSubscriptionStore.setState({ error: EXPIRED_MESSAGE });
  await refreshToken(api, employerId);
}

async function record(
  employerId: string,
  what: 'fetch' | 'refresh',
  call: () => Promise<Partial<SubscriptionState>>,
): Promise<void> {
  const change = await call().then(
    (response) => ({ ...response, error: null }),
    (error: unknown) => ({ error: subscriptionFailure(error, what) }),
  );
  keep(employerId, change);
}

/** Drops the response if the employer has signed out in the meantime. */
function keep(employerId: string, change: Partial<SubscriptionState>): void {
  if (useEmployerAuthStore.getState().employer?.id === employerId) {
    useSubscriptionStore.setState(change);
  }
}
