import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks for the page's data again when Back or Forward brought a document that the browser had kept:
 * it shows that one however old it is. Without a connection the kept one is the best there is.
 */
export function useFreshOnReturn(): void {
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
