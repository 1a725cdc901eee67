import { whenSignedIn } from './platform/session/when-signed-in.ts';

/** Starts what visitors do not need. */
export function startSignedIn(): void {
  void import('./follow-news.ts').then(({ startNews }) => {
    startNews();
  });
  whenSignedIn(['seeker'], async () => {
    (await import('./keep-offline.ts')).keepOffline();
  });
}
