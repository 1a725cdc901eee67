import { vi } from 'vitest';

/** Makes every observed element visible, as if the page were scrolled to its end. */
export function alwaysAtEnd(): void {
  class Observer {
    readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#onChange = onChange;
    }
    observe() {
      this.#onChange([{ isIntersecting: true }]);
    }
    disconnect() {
      // Nothing is reported later.
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
