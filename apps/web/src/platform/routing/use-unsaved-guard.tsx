import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker, type Blocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useAuthStore } from '../session/auth-store.ts';
import { useLeavingStore } from '../session/leaving-store.ts';

/**
 * Asks before a page with unsaved work is left. `isUnsaved` is asked at the moment of leaving, so
 * that a form may answer no as soon as it is sent. Whoever is signed out is never held back.
 */
export function useUnsavedGuard(isUnsaved: () => boolean): Blocker {
  const mustAsk = useCallback(() => isUnsaved() && isStaying(), [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (mustAsk()) event.preventDefault();
      },
      [mustAsk],
    ),
  );
  // The session may end while the question is open.
  const isSignedIn = useAuthStore((state) => state.kind !== null);
  useEffect(() => {
    if (!isSignedIn && blocker.state === 'blocked') blocker.proceed();
  }, [isSignedIn, blocker]);
  return blocker;
}

/** The session has not been lost, and no sign-out is under way. */
function isStaying(): boolean {
  return useAuthStore.getState().kind !== null && !useLeavingStore.getState().leaving;
}

export interface UnsavedDialogProps {
  blocker: Blocker;
  title: string;
  /** What becomes of the work. */
  description: string;
}

/** The question that `useUnsavedGuard` asks. */
export function UnsavedDialog({ blocker, title, description }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={title}
      description={description}
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      pending={false}
      pendingLabel="Leaving..."
      error={undefined}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
