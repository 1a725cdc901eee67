import { useLayoutEffect } from 'react';

let locks = 0;

/** Prevents the page behind a dialog from scrolling, and from shifting when its scrollbar disappears. */
export function useScrollLock(active: boolean) {
  useLayoutEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    if (locks === 0) {
      root.style.setProperty(
        '--scrollbar-width',
        `${String(window.innerWidth - root.clientWidth)}px`,
      );
      root.dataset.scrollLock = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLock;
    };
  }, [active]);
}
