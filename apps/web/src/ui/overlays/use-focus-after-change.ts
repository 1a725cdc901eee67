import { useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what it has changed, as the button that opened it may be gone with the
 * change, or back to that button if nothing was changed.
 */
export function useFocusAfterChange() {
  const changed = useRef<HTMLElement | null>(null);
  return {
    /** For the dialog. */
    returnFocus: () => changed.current,
    /** Before it closes; null if nothing was changed. */
    setChanged: (element: HTMLElement | null) => {
      changed.current = element;
    },
  };
}
