import { SIGNED_OUT, useAuthStore } from '../stores/auth-store.ts';
import { AUTH_AREA } from '../stores/persisted-area.ts';
import { clearDrafts } from './drafts/drafts.ts';
import { EMPLOYER_DATA_AREA, loadEmployerDataStore } from '../stores/employer-data-area.ts';
import { forgetSession, forgetVolatile } from '../stores/forget-session.ts';
import { HISTORY_AREA, useHistoryStore } from '../stores/history-store.ts';
import { PROFILE_AREA, useProfileStore } from '../stores/profile-store.ts';

/**
 * Follows the other tabs of this browser: signing out in one signs out all, and signing in as someone else
 * clears the previous person's data from this tab.
 *
 * @param onSignedIn called after a sign-in in another tab
 */
export function syncTabs(onSignedIn: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    // A null key means that all storage was cleared.
    if (key === null || (key === AUTH_AREA && newValue === null)) forgetSession();
    else if (key === AUTH_AREA) void followAuth(onSignedIn);
    else if (key === HISTORY_AREA) void useHistoryStore.persist.rehydrate();
    else if (key === PROFILE_AREA) void useProfileStore.persist.rehydrate();
    else if (key === EMPLOYER_DATA_AREA) void followEmployerData();
  });
}

async function followAuth(onSignedIn: () => void): Promise<void> {
  const before = useAuthStore.getState();
  await useAuthStore.persist.rehydrate();
  const now = useAuthStore.getState();
  if (now.kind === before.kind && now.accountId === before.accountId) return;
  forgetVolatile();
  if (now.kind === SIGNED_OUT.kind) return;
  clearDrafts(now.accountId ?? undefined);
  onSignedIn();
}

async function followEmployerData(): Promise<void> {
  const store = await loadEmployerDataStore();
  await store?.useEmployerDataStore.persist.rehydrate();
}
