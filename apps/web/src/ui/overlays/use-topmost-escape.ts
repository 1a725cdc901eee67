import { useLayoutEffect, useRef } from 'react';

const open: { readonly close: () => void }[] = [];

/**
 * Gives Esc to the dialog that opened last. Radix alone closes the one below while the one above has its focus
 * already, but is not registered yet.
 *
 * @returns what any of the open dialogs does on Esc
 */
export function useTopmostEscape(active: boolean, close: () => void): (event: Event) => void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!active) return;
    const entry = { close: () => latest.current() };
    open.push(entry);
    return () => {
      open.splice(open.indexOf(entry), 1);
    };
  }, [active]);
  return closeTopmost;
}

function closeTopmost(event: Event) {
  event.preventDefault();
  open.at(-1)?.close();
}
