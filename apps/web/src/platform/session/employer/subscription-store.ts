import type { Subscription } from '@nextshift/contract';
import { create } from 'zustand';
import { onForget } from '../../stores/late-stores.ts';

export interface SubscriptionState {
  readonly subscription: Subscription | null;
  /** For display; the server never trusts it. */
  readonly token: string | null;
  /** Whether it has been loaded. */
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
