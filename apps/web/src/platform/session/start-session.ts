import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';
import { ApiError } from '../api/api-error.ts';
import { useAuthStore } from './auth-store.ts';
import { keepTabsInStep } from './keep-tabs-in-step.ts';
import { restore } from './restore.ts';

let started: Promise<void> | undefined;

/** Once at app start: restores, asks the server only where a marker says that a session exists. */
export function startSession(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  await restore();
  keepTabsInStep(() => void checkQuietly());
  setInterval(() => {
    void tendEmployer(Date.now());
  }, SUBSCRIPTION_TOKEN.checkEveryMs);
  await checkQuietly();
}

/** A failed check says nothing (spec section 4); a 401 has already cleared the session in the API client. */
async function checkQuietly(): Promise<void> {
  try {
    const { kind } = useAuthStore.getState();
    // A visitor's page comes without what asks.
    if (kind === null) return;
    const { checkEmployer, checkSeeker } = await import('./check-session.ts');
    await (kind === 'seeker' ? checkSeeker() : checkEmployer());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** An employer's local data ends after a day, and their subscription token wants to be renewed. */
async function tendEmployer(now: number): Promise<void> {
  if (useAuthStore.getState().kind !== 'employer') return;
  const [{ dropExpiredEmployerData }, { checkSubscriptionToken }, { browserApi }] =
    await Promise.all([
      import('./employer/employer-data-store.ts'),
      import('./employer/load-subscription.ts'),
      import('../api/browser-api.ts'),
    ]);
  dropExpiredEmployerData(now);
  await checkSubscriptionToken(browserApi, now);
}
