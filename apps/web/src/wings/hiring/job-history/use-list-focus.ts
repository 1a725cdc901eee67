import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Held {
  readonly item: Element;
  readonly index: number;
}

/**
 * Keeps the focus in a list whose focused items may disappear: it moves to the item that
 * takes the place, and after the last one to whatever replaces the list. Its props belong on an
 * element around both; each item is an `li`, and its first link or button takes the focus.
 */
export function useListFocus() {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const left = held.current;
    if (left === null || left.item.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const items = root.current?.querySelectorAll('li') ?? [];
    const next = items[Math.min(left.index, items.length - 1)] ?? root.current;
    next?.querySelector<HTMLElement>('a, button')?.focus();
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
