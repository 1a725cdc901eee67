import { type SessionKind, useAuthStore } from '../stores/auth-store.ts';

/** Runs once, as soon as somebody is signed in, or somebody of a kind: visitors load nothing of it. */
export function whenSignedIn(run: () => void, only?: SessionKind): void {
  let stop: (() => void) | undefined;
  const look = () => {
    const { kind } = useAuthStore.getState();
    if (kind === null || kind !== (only ?? kind)) return false;
    stop?.();
    run();
    return true;
  };
  if (!look()) stop = useAuthStore.subscribe(look);
}
