import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Revalidates the page's data when Back or Forward restores a cached document, which may be of any age.
 * Offline, the cached one stays.
 */
export function useRevalidateOnReturn(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (navigator.onLine) void revalidate();
  });
  useEffect(() => {
    const [opening] = performance.getEntriesByType('navigation');
    if (opening && 'type' in opening && opening.type === 'back_forward') refresh();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
