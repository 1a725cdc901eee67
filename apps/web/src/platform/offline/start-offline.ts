import { useAuthStore } from '../session/auth-store.ts';
import { showOfflineToast } from './show-offline-toast.ts';

/** Loads the code that stores a seeker's saved jobs on this device. */
type LoadKeeper = () => Promise<{ keepSavedJobs: () => void }>;

/** Starts everything for offline use, none of which the first view needs. */
export function startOffline(loadKeeper: LoadKeeper): void {
  showOfflineToast();
  keepForSeekers(loadKeeper);
  if (import.meta.env.PROD) void register();
}

/** Pages work without a worker too, as in private windows of some browsers. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Blocked or unavailable.
  }
}

/** Visitors do not load the code that stores jobs until they sign in. */
function keepForSeekers(loadKeeper: LoadKeeper): void {
  const keep = async () => {
    (await loadKeeper()).keepSavedJobs();
  };
  if (useAuthStore.getState().kind === 'seeker') void keep();
  else {
    const stop = useAuthStore.subscribe(({ kind }) => {
      if (kind !== 'seeker') return;
      stop();
      void keep();
    });
  }
}
