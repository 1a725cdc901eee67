import { logOutEmployer, logOutSeeker } from '@nextshift/contract';
import { browserApi } from '../api/browser-api.ts';
import { getQueryClient } from '../api/query-client.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { clearDrafts } from './drafts/drafts.ts';
import { useEmployerAuthStore } from '../stores/employer-auth-store.ts';
import { setLeaving } from './leaving-store.ts';
import { forgetSession } from '../stores/forget-session.ts';

/**
 * Ends the session on the server, leaves the page, then clears the person's data, even if the call fails.
 *
 * @throws {ApiError} after everything is cleared
 */
export async function signOut(leave: () => Promise<void>): Promise<void> {
  const { kind } = useAuthStore.getState();
  useEmployerAuthStore.setState({ loading: kind === 'employer' });
  setLeaving(true);
  // Whatever is on its way would only be refused.
  await getQueryClient().cancelQueries();
  try {
    await browserApi.call(kind === 'employer' ? logOutEmployer : logOutSeeker);
  } finally {
    await leave().finally(() => {
      clearDrafts();
      forgetSession();
    });
  }
}
