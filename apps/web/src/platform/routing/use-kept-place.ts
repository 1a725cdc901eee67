import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/** Where the router keeps the positions of the tab's pages, by the key of their entry in the history. */
export const POSITIONS = 'scroll-positions';

/**
 * Completes the router's scroll restoration, which scrolls once, when Back or a reload shows a page whose lists are not
 * there yet. After a reload the router has only how far the page went without them.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const restored = useContext(RouterState)?.restoreScrollPosition;
  const isLoaded = useRef(true);
  useEffect(() => {
    const top = isLoaded.current ? readPosition(key) : restored;
    if (top) void import('./keep-place.ts').then(({ keepPlace }) => keepPlace(top));
  }, [key, restored]);
  useEffect(
    () => () => {
      isLoaded.current = false;
    },
    [key],
  );
}

function readPosition(key: string): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<
      string,
      number
    >;
    return positions[key];
  } catch {
    // Storage may be blocked.
    return undefined;
  }
}
