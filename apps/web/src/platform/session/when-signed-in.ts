import { type SessionKind, useAuthStore } from '../stores/auth-store.ts';

/** Runs once, as soon as somebody of this kind is signed in: visitors load nothing of it. */
export function whenSignedIn(kinds: readonly SessionKind[], run: () => Promise<void>): void {
  const isMeant = (kind: SessionKind | null) => kind !== null && kinds.includes(kind);
  if (isMeant(useAuthStore.getState().kind)) {
    void run();
    return;
  }
  const stop = useAuthStore.subscribe(({ kind }) => {
    if (!isMeant(kind)) return;
    stop();
    void run();
  });
}
