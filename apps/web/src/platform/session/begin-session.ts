import type { Employer, User, UserProfile } from '@nextshift/contract';
import { browserApi } from '../api/browser-api.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { clearDrafts } from './drafts/drafts.ts';
import { useEmployerAuthStore } from '../stores/employer-auth-store.ts';
import { forgetSession } from '../stores/forget-session.ts';
import { replaceHistory } from '../stores/history-store.ts';
import { loadSubscription } from './employer/load-subscription.ts';
import { cacheProfile } from '../stores/profile-store.ts';

/** The responses of signup, login and the session check; after a signup there is only the user. */
export interface SeekerResponse {
  readonly user: User;
  readonly userProfile?: UserProfile | null;
  readonly savedJobIds?: string[];
  readonly appliedJobIds?: string[];
}

/** After a seeker's login or signup. A browser has one session: the previous one is forgotten. */
export function beginSeekerSession(response: SeekerResponse): void {
  forgetSession();
  clearDrafts(response.user.id);
  replaceHistory({
    savedJobIds: response.savedJobIds ?? [],
    appliedJobIds: response.appliedJobIds ?? [],
  });
  cacheProfile(response.user.id, response.userProfile ?? null);
  useAuthStore.setState({ kind: 'seeker', accountId: response.user.id, user: response.user });
}

/** After an employer's login. Loads the subscription in the background. */
export function beginEmployerSession(employer: Employer): void {
  forgetSession();
  clearDrafts(employer.id);
  useAuthStore.setState({ kind: 'employer', accountId: employer.id, user: null });
  useEmployerAuthStore.setState({ employer, loading: false, error: null });
  void loadSubscription(browserApi, employer.id);
}
