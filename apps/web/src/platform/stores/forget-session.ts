import { SIGNED_OUT, useAuthStore } from './auth-store.ts';
import { NO_EMPLOYER, useEmployerAuthStore } from './employer-auth-store.ts';
import { EMPLOYER_DATA_AREA } from './employer-data-area.ts';
import { NO_HISTORY, useHistoryStore } from './history-store.ts';
import { forgetLateStores } from './late-stores.ts';
import { removeStored } from './persisted-area.ts';
import { NO_PROFILE, useProfileStore } from './profile-store.ts';
import { OWN_SHIFTS_AREA, SAVED_JOBS_AREA } from './offline-areas.ts';

/** Clears all data of the signed-in person, and the session marker. */
export function forgetSession(): void {
  useAuthStore.setState(SIGNED_OUT);
  useHistoryStore.setState(NO_HISTORY);
  useProfileStore.setState(NO_PROFILE);
  // Its store may not be loaded on this page.
  removeStored(EMPLOYER_DATA_AREA);
  removeStored(SAVED_JOBS_AREA);
  removeStored(OWN_SHIFTS_AREA);
  forgetLateStores('session');
  forgetVolatile();
}

/** Clears the person's data in this tab's memory. */
export function forgetVolatile(): void {
  useEmployerAuthStore.setState(NO_EMPLOYER);
  forgetLateStores('volatile');
}
