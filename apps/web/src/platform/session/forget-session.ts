import { getQueryClient } from '../query-client.ts';
import { SIGNED_OUT, useAuthStore } from './auth-store.ts';
import { NO_EMPLOYER, useEmployerAuthStore } from './employer-auth-store.ts';
import { NO_HISTORY, useHistoryStore } from './history-store.ts';
import { NO_PROFILE, useProfileStore } from './profile-store.ts';
import { NO_SUBSCRIPTION, useSubscriptionStore } from './subscription-store.ts';

/** Clears everything that belongs to the person signed in, and the marker that someone is. */
export function forgetSession(): void {
  useAuthStore.setState(SIGNED_OUT);
  useHistoryStore.setState(NO_HISTORY);
  useProfileStore.setState(NO_PROFILE);
  forgetVolatile();
}

/** Clears what this tab alone holds of the person. */
export function forgetVolatile(): void {
  useEmployerAuthStore.setState(NO_EMPLOYER);
  useSubscriptionStore.setState(NO_SUBSCRIPTION);
  getQueryClient().clear();
}
