import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/**
 * Completes the router's scroll restoration, which scrolls once, when Back or a reload shows a page whose lists are not
 * there yet.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const top = useContext(RouterState)?.restoreScrollPosition;
  useEffect(() => {
    if (top) void import('./keep-place.ts').then(({ keepPlace }) => keepPlace(top));
  }, [key, top]);
}
