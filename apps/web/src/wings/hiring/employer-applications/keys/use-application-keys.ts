import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '../../../../ui/hooks/is-key-taken.ts';

export interface ApplicationKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly accept: () => void;
  readonly decline: () => void;
  readonly undo: () => void;
  readonly help: () => void;
}

const LETTERS: Readonly<Record<string, keyof ApplicationKeys>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  d: 'decline',
  z: 'undo',
  '?': 'help',
};

const ARROWS: Readonly<Record<string, keyof ApplicationKeys>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/** Elements that use arrow keys themselves. */
const USES_ARROWS = 'input, video, [data-scrolls]';

/**
 * Letters work on the whole page while they are on; arrows only while the focus is on the list or the
 * applicant, since they scroll the page elsewhere. Neither works while someone types or a dialog is open. Without
 * tinykeys: of these rules it has the look-up by key alone (decision 071).
 */
export function useApplicationKeys(
  keys: ApplicationKeys,
  { hasLetters, isInside }: { hasLetters: boolean; isInside: (target: Element) => boolean },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isKeyTaken(event, target)) return;
    const name = hasLetters ? LETTERS[event.key.toLowerCase()] : undefined;
    const action = name ?? (isInside(target) ? arrowOf(event.key, target) : undefined);
    if (action === undefined) return;
    // A repeating key moves on, but decides nothing.
    if (event.repeat && action !== 'next' && action !== 'previous') return;
    event.preventDefault();
    keys[action]();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}

function arrowOf(key: string, target: Element): keyof ApplicationKeys | undefined {
  return target.matches(USES_ARROWS) ? undefined : ARROWS[key];
}
