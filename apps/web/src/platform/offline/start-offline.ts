import { useAuthStore } from '../session/auth-store.ts';
import { tellOfConnection } from './tell-of-connection.ts';

/** What serves a device without a connection; nothing of it is needed for a first view. */
export function startOffline(): void {
  tellOfConnection();
  keepForSeekers();
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
function keepForSeekers(): void {
  const keep = async () => (await import('./keep-saved-jobs.ts')).keepSavedJobs();
  if (useAuthStore.getState().kind === 'seeker') void keep();
  else {
    const stop = useAuthStore.subscribe(({ kind }) => {
      if (kind !== 'seeker') return;
      stop();
      void keep();
    });
  }
}
