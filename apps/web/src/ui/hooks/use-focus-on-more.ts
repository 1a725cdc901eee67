import { useEffect, useRef } from 'react';

/** Marks what stands in a list without being one of its items, such as a banner. */
const ITEMS = ':scope > li:not([data-aside])';

/**
 * For a list with a button that shows more of it: once more is there, the focus goes on to the first of
 * the new items. `expectMore` is called when the button is pressed, `list` names the list itself.
 */
export function useFocusOnMore<List extends HTMLElement = HTMLUListElement>(count: number) {
  const list = useRef<List>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    if (shown.current === null || count === shown.current) return;
    const items = list.current?.querySelectorAll(ITEMS);
    // A shorter list is another one: nobody asked for more of that.
    if (count > shown.current)
      items?.[shown.current]?.querySelector<HTMLElement>('a, button')?.focus();
    shown.current = null;
  }, [count]);

  return {
    list,
    expectMore: () => {
      shown.current = count;
    },
  };
}
