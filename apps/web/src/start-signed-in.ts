import { whenSignedIn } from './platform/session/when-signed-in.ts';

/** Starts what visitors do not need. */
export function startSignedIn(): void {
  void import('./start-news.ts').then(({ startNews }) => {
    startNews();
  });
  whenSignedIn(() => {
    void import('./keep-offline.ts').then(({ keepOffline }) => {
      keepOffline();
    });
  }, 'seeker');
}
