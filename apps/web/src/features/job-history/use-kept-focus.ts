import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Held {
  readonly item: Element;
  readonly index: number;
}

/**
 * Keeps the focus in a list whose items leave it while they are being used: it goes on to the item that
 * takes the place, and after the last one to what is shown instead of the list. Its props belong on an
 * element around both; each item is an `li`, and the first link in it is what it is about.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const left = held.current;
    if (left === null || left.item.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const items = root.current?.querySelectorAll('li') ?? [];
    const next = items[Math.min(left.index, items.length - 1)] ?? root.current;
    next?.querySelector('a')?.focus();
  });

  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('li');
      const items = [...(item?.parentElement?.children ?? [])];
      held.current = item && { item, index: items.indexOf(item) };
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
