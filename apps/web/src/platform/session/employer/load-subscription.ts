import {
  checkSubscription,
  getSubscription,
  refreshSubscriptionToken,
  type Subscription,
} from '@nextshift/contract';
import type { Api } from '../../api/api-client.ts';
import { useEmployerAuthStore } from './employer-auth-store.ts';
import { subscriptionFailure } from './subscription-failure.ts';
import { useSubscriptionStore, type SubscriptionState } from './subscription-store.ts';
import { tokenAge } from './subscription-token.ts';

const EXPIRED_MESSAGE = 'Subscription token expired';

/** Fetches the employer's subscription; a failure is kept in the store and never thrown. */
export async function loadSubscription(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'fetch', async () => {
    const { body } = await api.call(getSubscription, { params: { employerId } });
    return { subscription: body.subscription, token: body.subscriptionToken, known: true };
  });
}

/** The same, after the server has asked the payment provider what was bought. */
export async function checkOwnSubscription(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'fetch', async () => {
    const { body } = await api.call(checkSubscription);
    return { subscription: body.subscription, token: body.subscriptionToken, known: true };
  });
}

/** Keeps what a change has answered, so that every screen has it at once, and fetches its token. */
export async function keepSubscription(
  api: Api,
  employerId: string,
  subscription: Subscription,
): Promise<void> {
  keep(employerId, { subscription, known: true, error: null });
  await refreshToken(api, employerId);
}

/** Fetches a new token; a failure is kept in the store and never thrown. */
export async function refreshToken(api: Api, employerId: string): Promise<void> {
  await record(employerId, 'refresh', async () => {
    const { body } = await api.call(refreshSubscriptionToken);
    return { token: body.subscriptionToken };
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
  await refreshToken(api, employerId);
}

async function record(
  employerId: string,
  what: 'fetch' | 'refresh',
  call: () => Promise<Partial<SubscriptionState>>,
): Promise<void> {
  const change = await call().then(
    (answer) => ({ ...answer, error: null }),
    (error: unknown) => ({ error: subscriptionFailure(error, what) }),
  );
  keep(employerId, change);
}

/** An answer for an employer who has signed out meanwhile is dropped. */
function keep(employerId: string, change: Partial<SubscriptionState>): void {
  if (useEmployerAuthStore.getState().employer?.id === employerId) {
    useSubscriptionStore.setState(change);
  }
}
