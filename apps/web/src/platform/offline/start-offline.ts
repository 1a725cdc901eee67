import { useAuthStore } from '../stores/auth-store.ts';
import { showOfflineToast } from './show-offline-toast.ts';

/** The code that copies what a seeker can read offline to this device. */
type LoadKeeper = () => Promise<{ keepOffline: () => void }>;

/** Starts offline support, which a first view does not need. */
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
    // Blocked or unsupported.
  }
}

/** A visitor's page loads the code that copies only after a sign-in. */
function keepForSeekers(loadKeeper: LoadKeeper): void {
  const keep = async () => {
    (await loadKeeper()).keepOffline();
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
