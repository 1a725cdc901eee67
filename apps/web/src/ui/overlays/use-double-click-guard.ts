import { useEffect } from 'react';

/**
 * Keeps the second click of a double click in an overlay that the first one closed from the page behind it.
 */
export function useDoubleClickGuard(open: boolean) {
  useEffect(() => {
    if (!open) return;
    return guardOnce;
  }, [open]);
}

/** Until the next press that is not part of a double click. */
function guardOnce() {
  const types = ['mousedown', 'click', 'dblclick'] as const;
  const stop = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      for (const type of types) document.removeEventListener(type, stop, true);
    }
  };
  for (const type of types) document.addEventListener(type, stop, true);
}
