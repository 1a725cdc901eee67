import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker, type Blocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useAuthStore } from '../stores/auth-store.ts';
import { useLeavingStore } from './leaving-store.ts';

/**
 * Asks for confirmation before leaving a page with unsaved work. `isUnsaved` is called when the person leaves,
 * so a form can return false as soon as it is submitted. Signing out is never blocked.
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
  // The session may end while the dialog is open.
  const isSignedIn = useAuthStore((state) => state.kind !== null);
  useEffect(() => {
    if (!isSignedIn && blocker.state === 'blocked') blocker.proceed();
  }, [isSignedIn, blocker]);
  return blocker;
}

/** Whether the session is still there and no sign-out is in progress. */
function isStaying(): boolean {
  return useAuthStore.getState().kind !== null && !useLeavingStore.getState().leaving;
}

export interface UnsavedDialogProps {
  blocker: Blocker;
  title: string;
  /** What happens to the work. */
  description: string;
}

/** The confirmation dialog of `useUnsavedGuard`. */
export function UnsavedDialog({ blocker, title, description }: UnsavedDialogProps) {
  const isBlocked = blocker.state === 'blocked';
  // Closes at once: the router may go back before it renders that it does, and Back would only close the dialog.
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving && !isBlocked) setIsLeaving(false);
  return (
    <ConfirmDialog
      open={isBlocked && !isLeaving}
      onOpenChange={() => blocker.reset?.()}
      title={title}
      description={description}
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      pending={false}
      pendingLabel="Leaving..."
      error={undefined}
      onConfirm={() => {
        setIsLeaving(true);
        blocker.proceed?.();
      }}
    />
  );
}
