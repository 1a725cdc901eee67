import { useEffect, useRef } from 'react';

/** Selects items, or sections of them; `data-aside` marks other content of a list, such as a banner. */
const ITEMS = ':scope > :is(li, section):not([data-aside])';

/**
 * For a list with a "Show more" button: once more is loaded, the focus moves to the first of
 * the new items. Call `expectMore` when the button is pressed; `list` is the list's ref.
 */
export function useFocusOnMore<List extends HTMLElement = HTMLUListElement>(count: number) {
  const list = useRef<List>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    if (shown.current === null || count === shown.current) return;
    const items = list.current?.querySelectorAll(ITEMS);
    // A shorter list is a different one, of which no more was requested.
    if (count > shown.current)
      items?.[shown.current]?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
    shown.current = null;
  }, [count]);

  return {
    list,
    expectMore: () => {
      shown.current = count;
    },
  };
}
