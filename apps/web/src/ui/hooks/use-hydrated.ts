import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
