import { useEffect } from 'react';
import { guardDoubleClick } from './guard-double-click.ts';

/** Guards the page behind an overlay that a click closes. */
export function useDoubleClickGuard(open: boolean) {
  useEffect(() => {
    if (!open) return;
    return guardDoubleClick;
  }, [open]);
}
