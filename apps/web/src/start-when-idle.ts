import { startOffline } from './platform/offline/start-offline.ts';
import { whenSignedIn } from './platform/session/when-signed-in.ts';

/** Starts what a first view does not need. */
export function startWhenIdle(): void {
  startOffline();
  whenSignedIn(() => {
    void import('./start-signed-in.ts').then(({ startSignedIn }) => {
      startSignedIn();
    });
  });
}
