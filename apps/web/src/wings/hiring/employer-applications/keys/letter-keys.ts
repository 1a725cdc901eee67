import { create } from 'zustand';

const STORAGE_KEY = 'application-keys';

interface LetterKeysState {
  /** Whether letter keys work; people who dictate or mistype turn them off (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly setIsOn: (isOn: boolean) => void;
}

/** Whether the letter keys of the applications are on, remembered by this browser. */
export const useLetterKeys = create<LetterKeysState>()((set) => ({
  isOn: readIsOn(),
  setIsOn: (isOn) => {
    set({ isOn });
    try {
      localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
    } catch {
      // Full or unavailable storage: the setting lasts for this visit.
    }
  },
}));

function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
