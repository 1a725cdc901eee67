import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from './layer-history.ts';

/** Lets Back close something that opened over the page, or within a dialog, instead of leaving the page. */
export function useLayer(active: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!active) return;
    return addLayer(() => {
      onBack();
    });
  }, [active]);
}
