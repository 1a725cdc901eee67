import { getMe, getOwnEmployer, type Employer } from '@nextshift/contract';
import { browserApi } from '../api/browser-api.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { useEmployerAuthStore } from '../stores/employer-auth-store.ts';
import { keepEmployerFailure } from './employer/employer-failure.ts';
import { replaceHistory, useHistoryStore } from '../stores/history-store.ts';
import { loadSubscription } from './employer/load-subscription.ts';
import { cacheProfile } from '../stores/profile-store.ts';

/** Loads the signed-in seeker, and updates user, history and profile. @throws {ApiError} */
export async function checkSeeker(): Promise<void> {
  const before = useAuthStore.getState();
  const history = useHistoryStore.getState();
  const { body } = await browserApi.call(getMe);
  // Signed out, or in as someone else, in the meantime: the response is stale.
  if (useAuthStore.getState() !== before) return;
  useAuthStore.setState({ kind: 'seeker', accountId: body.user.id, user: body.user });
  // So are its lists if a job was saved or applied to in the meantime.
  if (useHistoryStore.getState() === history) replaceHistory(body);
  cacheProfile(body.user.id, body.userProfile);
}

let checking: Promise<Employer> | undefined;

/** Loads the signed-in employer, once for concurrent calls. @throws {ApiError} 401 if nobody is signed in */
export function checkEmployer(): Promise<Employer> {
  const { employer } = useEmployerAuthStore.getState();
  if (employer) return Promise.resolve(employer);
  checking ??= askEmployer().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function askEmployer(): Promise<Employer> {
  const before = useAuthStore.getState();
  useEmployerAuthStore.setState({ loading: true, error: null });
  try {
    const { employer } = (await browserApi.call(getOwnEmployer)).body;
    if (useAuthStore.getState() === before) {
      useEmployerAuthStore.setState({ employer });
      void loadSubscription(browserApi, employer.id);
    }
    return employer;
  } catch (error) {
    keepEmployerFailure('check', error);
    throw error;
  } finally {
    useEmployerAuthStore.setState({ loading: false });
  }
}

/** Refreshes this tab's account data in the background; a failure changes nothing. */
export function refreshAccount(): void {
  const { kind } = useAuthStore.getState();
  if (kind === null) return;
  useEmployerAuthStore.setState({ employer: null });
  (kind === 'seeker' ? checkSeeker() : checkEmployer()).catch(() => undefined);
}
