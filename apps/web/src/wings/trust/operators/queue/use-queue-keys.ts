import type { KeyboardEvent, RefObject } from 'react';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';

/**
 * J and K on the whole page, and arrows within the list, move the focus from case to case; Enter opens one. `onEnd` is
 * called by a step beyond the last one.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, onEnd?: () => void) {
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at !== -1 && at + by === links.length) onEnd?.();
    const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
    links[next]?.focus();
  };
  useOperatorKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
  });
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    },
  };
}
