import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';
import { ApiError } from '../api-error.ts';
import { browserApi } from '../browser-api.ts';
import { useAuthStore } from './auth-store.ts';
import { checkEmployer, checkSeeker } from './check-session.ts';
import { keepTabsInStep } from './keep-tabs-in-step.ts';
import { checkSubscriptionToken } from './load-subscription.ts';
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
    void checkSubscriptionToken(browserApi, Date.now());
  }, SUBSCRIPTION_TOKEN.checkEveryMs);
  await checkQuietly();
}

/** A failed check says nothing (spec section 4); a 401 has already cleared the session in the API client. */
async function checkQuietly(): Promise<void> {
  try {
    const { kind } = useAuthStore.getState();
    if (kind === 'seeker') await checkSeeker();
    if (kind === 'employer') await checkEmployer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
