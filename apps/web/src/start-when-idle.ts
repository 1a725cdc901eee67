import { startOffline } from './platform/offline/start-offline.ts';
import { whenSignedIn } from './platform/session/when-signed-in.ts';

// What a first view does not need.
startOffline();
whenSignedIn(['seeker', 'employer'], async () => {
  (await import('./start-signed-in.ts')).startSignedIn();
});
