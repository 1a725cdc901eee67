import { useEffect, useRef } from 'react';

/**
 * For a list whose items can be removed by a button in them: the focus moves from a removed item to the next one, or
 * to the last. Call `expectLess` before the list gets shorter; `list` is the list's ref.
 */
export function useFocusOnLess(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = null;
  }, [count]);

  return {
    list,
    /** `element` is in the item, or after the list when all but the first go. Elsewhere the focus stays. */
    expectLess: (element: HTMLElement | null) => {
      const items = [...(list.current?.children ?? [])];
      const item = items.findIndex((each) => each.contains(element));
      const holder = items[item] ?? element;
      if (holder?.contains(document.activeElement)) removed.current = Math.max(item, 0);
    },
  };
}
