import { useAuthStore } from '../session/auth-store.ts';
import { showOfflineToast } from './show-offline-toast.ts';

/** The code that keeps a seeker's saved jobs on this device. */
type LoadKeeper = () => Promise<{ keepSavedJobs: () => void }>;

/** What serves a device without a connection; nothing of it is needed for a first view. */
export function startOffline(loadKeeper: LoadKeeper): void {
  showOfflineToast();
  keepForSeekers(loadKeeper);
  if (import.meta.env.PROD) void register();
}

/** The page works the same without a worker, as in private windows of some browsers. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Barred, or not there.
  }
}

/** A visitor's page comes without what keeps jobs, until someone signs in. */
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
