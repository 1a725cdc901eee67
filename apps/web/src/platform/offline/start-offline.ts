import { showOfflineToast } from './show-offline-toast.ts';

/** Starts offline support, which a first view does not need. */
export function startOffline(): void {
  showOfflineToast();
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
