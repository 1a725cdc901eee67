import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isKeyTaken } from '../../../../ui/hooks/is-key-taken.ts';

interface LetterKeysState {
  /** Whether letter keys work; people who dictate or mistype turn them off (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly setIsOn: (isOn: boolean) => void;
}

/** For this visit only: nothing of operators is stored. */
export const useLetterKeys = create<LetterKeysState>()((set) => ({
  isOn: true,
  setIsOn: (isOn) => {
    set({ isOn });
  },
}));

/**
 * Keys of the whole page, by what they type. They do not work while a dialog is open, nor anywhere in a form: who types
 * a reason before its field has the focus must not decide by its letters.
 */
export function useOperatorKeys(keys: Readonly<Record<string, () => void>>): void {
  const isOn = useLetterKeys((state) => state.isOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!isOn || !(target instanceof Element) || isKeyTaken(event, target)) return;
    if (target.closest('form')) return;
    const act = keys[key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
