import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and until the page's scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
