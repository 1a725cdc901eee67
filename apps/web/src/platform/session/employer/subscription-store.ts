import type { Subscription } from '@nextshift/contract';
import { create } from 'zustand';
import { onForget } from '../late-stores.ts';
import { tokenAge } from './subscription-token.ts';

export interface SubscriptionState {
  readonly subscription: Subscription | null;
  /** For display; the server never trusts it. */
  readonly token: string | null;
  /** Whether the server has been asked. */
  readonly known: boolean;
  readonly error: string | null;
}

export const NO_SUBSCRIPTION: SubscriptionState = {
  subscription: null,
  token: null,
  known: false,
  error: null,
};

/** Area `subscription`. */
export const useSubscriptionStore = create<SubscriptionState>()(() => NO_SUBSCRIPTION);

onForget('volatile', () => {
  useSubscriptionStore.setState(NO_SUBSCRIPTION);
});

/** Active only while the status is active and the token is not near its end (spec section 4). */
export function isSubscriptionActive(
  { subscription, token }: Pick<SubscriptionState, 'subscription' | 'token'>,
  now: number,
): boolean {
  return subscription?.status === 'active' && token !== null && tokenAge(token, now) !== 'expired';
}
