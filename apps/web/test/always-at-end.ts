import { vi } from 'vitest';

/** Whatever is watched is in sight at once, as for somebody who has scrolled to the end of the page. */
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
