import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';
import { ApiError } from '../api/api-error.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { loadEmployerDataStore } from '../stores/employer-data-area.ts';
import { syncTabs } from './sync-tabs.ts';
import { restore } from './restore.ts';

/** Called once at app start: restores the stores, and checks the session if the marker says that there is one. */
export async function startSession(): Promise<void> {
  await restore();
  syncTabs(() => void checkQuietly());
  setInterval(() => {
    void tendEmployer(Date.now());
  }, SUBSCRIPTION_TOKEN.checkEveryMs);
  await checkQuietly();
}

/** A failed check is silent (spec section 4); on a 401 the API client has already cleared the session. */
async function checkQuietly(): Promise<void> {
  try {
    const { kind } = useAuthStore.getState();
    // Visitors do not load the code of the check.
    if (kind === null) return;
    const { checkEmployer, checkSeeker } = await import('./check-session.ts');
    await (kind === 'seeker' ? checkSeeker() : checkEmployer());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Expires an employer's local data after a day, and renews the subscription token. */
async function tendEmployer(now: number): Promise<void> {
  if (useAuthStore.getState().kind !== 'employer') return;
  const [employerData, { checkSubscriptionToken }, { browserApi }] = await Promise.all([
    loadEmployerDataStore(),
    import('./employer/load-subscription.ts'),
    import('../api/browser-api.ts'),
  ]);
  employerData?.dropExpiredEmployerData(now);
  await checkSubscriptionToken(browserApi, now);
}
